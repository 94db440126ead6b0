/** When this version was built; the build puts the day in the place of the moment at which an unbuilt process started. */
export const BUILT_AT = new Date().toISOString();
