import { eitherOf } from '#engine';
import type { Constraint } from '#schema';
import { pack } from './shipped.ts';

/** Rules that leave a thing to nobody, in a form of a list: they are broken by whoever has it, and never met. */
export const unmeetable: readonly string[] = pack.armies.flatMap(({ id, constraints = [] }) =>
	constraints.filter(isForNobody).map((constraint) => `${id}/${constraint.id}`)
);

function isForNobody(constraint: Constraint): boolean {
	return (
		constraint.kind === 'carries' &&
		eitherOf(constraint.by).every(({ none }) => none?.includes('UNIT'))
	);
}

export function isBearerless(key: string): boolean {
	return unmeetable.includes(key);
}

/** A unit has one model at least, so that this is said of it and cannot be broken. */
export function isBoundless(key: string): boolean {
	const [file = '', id = ''] = key.split('/');
	const entries = pack.armies.find((army) => army.id === file)?.entries ?? [];
	const sized = entries.find((entry) => `size-${entry.id}` === id)?.size;
	return typeof sized === 'object' && sized.min === 1 && sized.max === undefined;
}
