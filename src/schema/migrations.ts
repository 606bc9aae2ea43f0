/**
 * The format that rosters are stored and exported in today. Whoever raises it adds a migration below and
 * a fixture of the new format (`tests/fixtures/stored`); a test fails without. Fixtures are never changed:
 * they are what is in the browsers of players. The tables have versions of their own (`persistence/db/db.ts`), for
 * indexes only, with a fixture each as well.
 */
export const rosterFormat = 1;

type Fields = Readonly<Record<string, unknown>>;

/**
 * For each format before today's, in order, what makes a roster of it one of the next: the first makes
 * format 1 into 2. Each is pure, is given JSON that may be malformed, and is never changed again.
 *
 * A step of a history holds parts of rosters and their sums: a migration that changes those has to say what
 * becomes of the steps. Without a word the history ends there, and is kept.
 */
const migrations: readonly ((roster: Fields) => Fields)[] = [];

/**
 * Migrates a roster of an earlier format to today's. Anything else is returned unchanged, for the schema
 * to judge.
 * @param value JSON, as `isPlainJson` defines it
 */
export function migrateRoster(
	value: unknown,
	upwards: readonly ((roster: Fields) => Fields)[] = migrations
): unknown {
	if (!isOlder(value, upwards.length)) return value;
	try {
		return upwards.slice(value.formatVersion - 1).reduce(raise, value);
	} catch {
		// It claims that format wrongly, and stays unreadable.
		return value;
	}
}

function raise(roster: Fields, migrate: (roster: Fields) => Fields): Fields {
	return { ...migrate(roster), formatVersion: Number(roster['formatVersion']) + 1 };
}

function isOlder(
	value: unknown,
	many: number
): value is Fields & { readonly formatVersion: number } {
	if (typeof value !== 'object' || value === null || !('formatVersion' in value)) return false;
	const stated = value.formatVersion;
	return Number.isInteger(stated) && Number(stated) >= 1 && Number(stated) <= many;
}
