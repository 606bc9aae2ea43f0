export { hasProfiles, loadBook, sheetOf } from './print-sheet.ts';
