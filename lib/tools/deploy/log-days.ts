/** Days for which logs are kept. */
export const LOG_DAYS = 30;
