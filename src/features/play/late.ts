export { filledSheet } from './filled-sheet.ts';
