/** A sum that stays in its line: "2 × 2 = 4" with spaces that do not break. */
export const unbroken = (text: string): string => text.replace(/ ([×=]) /g, '\u00a0$1\u00a0');
