export { hasProfiles, loadProfileBook, sheetOfRoster, sheetMaker } from './print-sheet.ts';
