import type { ZodMiniType } from 'zod/mini';

/**
 * Whether a value is what a schema says. A schema throws if it finds more faults than a call takes arguments, as in
 * some rows of a database: such a value is not.
 */
export function fits(schema: Pick<ZodMiniType, 'safeParse'>, value: unknown): boolean {
	try {
		return schema.safeParse(value).success;
	} catch {
		return false;
	}
}
