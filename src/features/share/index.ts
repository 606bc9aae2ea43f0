export { exportRosters } from './export.ts';
export { hasProfiles, loadBook, sheetOf } from './print-sheet.ts';
