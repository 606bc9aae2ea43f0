/** The drawing of sharing, on a square of 24. In a file of its own, as it is in the head of the editor too. */
export const shareIcon = 'M12 15V3m0 0L7.5 7.5M12 3l4.5 4.5M5 12v8h14v-8';
