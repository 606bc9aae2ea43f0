/** The database of rosters and all that goes with them. */
export const databaseName = 'muster';
/** Raised for indexes only: the content of rows is migrated in `schema/migrations`. */
export const databaseVersion = 4;
