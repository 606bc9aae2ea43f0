/** A calculation with non-breaking spaces: "2 × 2 = 4". */
export const unbroken = (text: string): string => text.replace(/ ([×=]) /g, '\u00a0$1\u00a0');
