/** The main database. */
export const databaseName = 'muster';
/** Raised for tables and indexes only: the contents of rows are migrated in `schema/migrations`. */
export const databaseVersion = 9;
