export { hasProfiles, loadBook, sheetOf, sheetMaker } from './print-sheet.ts';
