import type { Constraint } from '#schema';
import { anyOf } from './rules.ts';

/** Rules that bar the same things for several, and several things for the same, as one. */
export function joined(rules: readonly Constraint[]): readonly Constraint[] {
	return joinSubjects(joinBars(rules).map(ofOneGod));
}

const gods = ['Khorne', 'Tzeentch', 'Nurgle', 'Slaanesh'];

/** What may not be led by a follower of another god is a god's own: a sentence says it in two words. */
function ofOneGod(rule: Constraint): Constraint {
	if (rule.kind !== 'requires' || rule.scope !== 'army') return rule;
	const { any = [], all = [] } = rule.forbids ?? {};
	const others = gods.filter((god) => any.includes(`MARK OF ${god.toUpperCase()}`));
	const [god] = gods.filter((each) => !others.includes(each));
	const isOfGod = others.length === 3 && all.join() === 'GENERAL' && god !== undefined;
	return isOfGod ? { ...rule, label: `What is of ${god}` } : rule;
}

function joinBars(rules: readonly Constraint[]): readonly Constraint[] {
	const out: Constraint[] = [];
	for (const rule of rules) {
		const at = out.findIndex(
			(other) =>
				rule.kind === 'requires' &&
				other.kind === 'requires' &&
				rule.forbids !== undefined &&
				other.forbids !== undefined &&
				rule.scope === 'army' &&
				other.scope === 'army' &&
				rule.when === other.when &&
				JSON.stringify([rule.of, rule.unless]) === JSON.stringify([other.of, other.unless]) &&
				anyOf([other.forbids, rule.forbids]) !== undefined
		);
		const other = out[at];
		if (other?.kind !== 'requires' || rule.kind !== 'requires') {
			out.push(rule);
			continue;
		}
		const bars = anyOf([other.forbids ?? {}, rule.forbids ?? {}]);
		out[at] = { ...other, ...(bars && { forbids: bars }) };
	}
	return out;
}

function joinSubjects(rules: readonly Constraint[]): readonly Constraint[] {
	const out: Constraint[] = [];
	for (const rule of rules) {
		// Without a label a sentence would name all of them, though it is about one.
		const isPlain =
			rule.kind === 'requires' &&
			rule.scope === 'army' &&
			rule.label !== undefined &&
			Object.keys(rule.of).join() === 'any';
		const at = isPlain
			? out.findIndex(
					(other) =>
						other.kind === 'requires' &&
						Object.keys(other.of).join() === 'any' &&
						other.scope === rule.scope &&
						other.when === rule.when &&
						other.label === rule.label &&
						JSON.stringify([other.needs, other.forbids, other.unless]) ===
							JSON.stringify([rule.needs, rule.forbids, rule.unless])
				)
			: -1;
		const other = out[at];
		if (other?.kind !== 'requires' || rule.kind !== 'requires') {
			out.push(rule);
			continue;
		}
		out[at] = {
			...other,
			of: { any: [...new Set([...(other.of.any ?? []), ...(rule.of.any ?? [])])] }
		};
	}
	return out;
}
