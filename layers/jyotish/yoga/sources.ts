/** Books that yogas are taken from, cited again and again. */

/** B. V. Raman; a number behind it is that of the combination. */
export const BVR = 'B. V. Raman, Three Hundred Important Combinations';
/** Mantreswara on the yogas of planets and houses. */
export const PD6 = 'Phaladeepika ch. 6';
