// Rosters as a file, without what prints them.
export { exportRosters } from './export.ts';
