import type { Army, Constraint, Selector } from '#schema';
import { offersOf } from '../../../src/engine/army/offers.ts';
import type { Printed } from '../map.ts';
import { pack } from './shipped.ts';

/** Rules of one list that say the same of different things, which stand together in a row. */
export interface OwnRules extends Printed {
	/** The army's file, or `system`. */
	readonly army: string;
	readonly rules: readonly [Constraint, ...(readonly Constraint[])];
}

/** The rules of an army that are no row of its list and those of its sets, like ones together. */
export function ownRulesOf(army: Army): readonly OwnRules[] {
	const { id, constraints = [] } = army;
	return rulesOf(id, [...constraints, ...offersOf(pack.system, army).constraints]);
}

function rulesOf(army: string, constraints: readonly Constraint[]): readonly OwnRules[] {
	const alike = new Map<string, [Constraint, ...Constraint[]]>();
	for (const rule of constraints) {
		const key = shapeOf(rule);
		const known = alike.get(key);
		if (known) known.push(rule);
		else alike.set(key, [rule]);
	}
	return [...alike.values()].map((rules) => ({
		army,
		rules,
		keys: rules.map(({ id }) => `${army}/${id}`),
		lines: []
	}));
}

/** The same for rules that differ in one named thing alone. */
function shapeOf(rule: Constraint): string {
	const { id, kind, source, reading, when } = rule;
	const section = 'section' in source ? source.section : undefined;
	const same = { kind, section, reading, when };
	if (kind === 'exclusive' && id.startsWith('set-')) {
		const { label, min, max } = rule;
		return JSON.stringify({ kind, label, min, max });
	}
	if (kind === 'count' && rule.of.all?.length === 1 && rule.max === 1) {
		return JSON.stringify({ ...same, one: true });
	}
	if (kind === 'count' && rule.max === 0 && !rule.more && !rule.unless && isNamed(rule.of)) {
		return JSON.stringify({ ...same, none: true });
	}
	if (kind === 'count' && rule.more && isNamed(rule.of)) {
		return JSON.stringify({ ...same, more: rule.more, max: rule.max });
	}
	if (kind === 'requires' && rule.scope === 'unit' && rule.of.all?.length === 1) {
		const { needs, forbids, of } = rule;
		return JSON.stringify({ ...same, needs, forbids, of: { ...of, all: 'one' } });
	}
	if (kind === 'requires' && isNamed(rule.of) && /-in-the-army-/.test(id)) {
		return JSON.stringify({ ...same, inTurn: true });
	}
	return id;
}

function isNamed({ any, all, none }: Selector): boolean {
	return any?.length === 1 && all === undefined && none === undefined;
}

/** The rules of all armies, which are in rows of prose as well. */
export const sharedRules = rulesOf('system', pack.system.constraints);

export const ownRules = pack.armies.flatMap(ownRulesOf);
