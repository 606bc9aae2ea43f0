export { hasProfiles, loadBook, sheetOf, sheetsOf } from './print-sheet.ts';
