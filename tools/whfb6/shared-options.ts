import type { Constraint, Cost, Entry, System } from '#schema';
import type { Context } from './context.ts';
import type { Given } from './given.ts';
import type { Clause } from './logic.ts';
import { type Other, type Who, ruleOf } from './rules.ts';
import { begin } from './sets.ts';
import type { ReadUnit } from './units.ts';
import { mayHave } from './wording.ts';

/** What the game shares among all armies, by name. */
export function sharedOf(system: System, given: Given | undefined): Entry | undefined {
	if (!given) return undefined;
	return system.entries.find(({ name, aliases = [] }) => [name, ...aliases].includes(given.name));
}

export function giveShared(
	context: Context,
	shared: Entry,
	alike: readonly Given[],
	constraints: Constraint[],
	starts: Map<string, string[]>
): void {
	for (const { read, offer, cost } of alike) {
		read.keywords.add(mayHave(shared.name));
		if (shared.type === 'lore') read.keywords.add('CHOOSES A LORE');
		if (offer.isDefault && shared.type !== 'lore') begin(starts, read.fact.id, shared.id);
		if (priceOf(shared, context.settings.keyword) !== cost)
			throw new Error(`${context.settings.id}: ${shared.name} costs ${JSON.stringify(cost)}`);
		if (offer.perArmy.min && shared.id === 'battle-standard-bearer')
			constraints.push({
				id: 'one-battle-standard',
				kind: 'count',
				of: { any: [shared.id] },
				min: 1,
				max: 1,
				source: context.source('Heroes')
			});
		if (offer.name === 'General' && offer.fact.min === 1) mustLead(context, read, constraints);
	}
	const clauses = new Map(
		alike.flatMap((each) => each.clauses.map((clause) => [clause.join('|'), clause] as const))
	);
	const standards = [...clauses.values()].filter(isOfStandard);
	if (standards.length > 1) {
		for (const clause of standards) clauses.delete(clause.join('|'));
		const bearers = alike.filter((each) => each.clauses.some(isOfStandard));
		const others = alike.filter((each) => !bearers.includes(each)).map(({ read }) => otherOf(read));
		const who = { option: shared.id, keyword: grantOf(shared), units: [], others };
		constraints.push(...ruleOf(context, who, standards.flat(), shared.name));
	}
	for (const [text, clause] of clauses) {
		const part = alike.filter((each) => each.clauses.some((own) => own.join('|') === text));
		const others = alike.filter((each) => !part.includes(each)).map(({ read }) => otherOf(read));
		const who: Who = {
			option: shared.id,
			keyword: grantOf(shared),
			...(others.length > 0 && { units: part.map(({ read }) => read.fact.id), others })
		};
		constraints.push(...ruleOf(context, who, clause, shared.name));
	}
}

/** That its bearer has a standard: his regiment's, or that of the army. */
function isOfStandard(clause: Clause): boolean {
	return /^u:(BATTLE )?STANDARD BEARER$/.test(clause.join('|'));
}

function otherOf({ fact, bearer, keywords }: ReadUnit): Other {
	const mayBe = (tag: string): boolean =>
		keywords.has(tag) || bearer.always.has(tag) || bearer.perhaps.has(tag);
	return { id: fact.id, mayBe };
}

function grantOf({ grants = [] }: Entry): string {
	return grants[0] ?? '';
}

function mustLead(context: Context, { fact }: ReadUnit, constraints: Constraint[]): void {
	constraints.push({
		id: context.newId([`${fact.id}-leads`]),
		kind: 'requires',
		of: { any: [fact.id] },
		needs: { all: [context.tag('GENERAL')] },
		label: 'the command of the army',
		scope: 'unit',
		source: context.source(fact.category)
	});
}

/** The price of a shared thing for an army's units. */
function priceOf({ cost }: Entry, keyword: string): Cost | undefined {
	if (typeof cost !== 'object' || !('by' in cost)) return cost;
	return cost.by.find(({ on }) => on.all?.includes(keyword))?.cost ?? cost.else;
}
