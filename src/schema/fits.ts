import type { ZodMiniType } from 'zod/mini';

/**
 * Whether a value is what a schema says. A schema throws where it finds more faults than a call can be
 * handed, which a row of a database may well have: then it is not.
 */
export function fits(schema: Pick<ZodMiniType, 'safeParse'>, value: unknown): boolean {
	try {
		return schema.safeParse(value).success;
	} catch {
		return false;
	}
}
