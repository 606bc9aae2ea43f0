import type { Constraint } from '#schema';
import type { Choice } from './walk.ts';
import type { Context } from './context.ts';
import type { FactUnit } from './facts.ts';
import { mayKnow } from './lores.ts';
import { has } from './wording.ts';

/** Wizards whose lores the facts do not name know those of their people in the text. */
export function silentLores(context: Context): void {
	const silent = context.corrections.silentLores[context.settings.id] ?? {};
	for (const [name, lores] of Object.entries(silent)) {
		const id = context.idsOfUnits().get(name);
		if (id === undefined) throw new Error(`no unit ${name}`);
		for (const lore of lores) context.keywordsOf(id).add(mayKnow(lore));
		context.note('read', name, `no lore in the source: ${lores.join(', ')} by the text`, id);
	}
}

/** Wizards whom the facts let choose no lore at all. */
export function freeOfLore(context: Context): void {
	const free = context.corrections.freeOfLore[context.settings.id] ?? {};
	for (const [unit, choice] of Object.entries(free)) {
		const id = context.idsOfUnits().get(unit);
		if (id === undefined) throw new Error(`no unit ${unit}`);
		context.open(id, 'LORE FREE', [choice]);
		context.note('read', choice, 'no lore in the source: none is written down', id);
	}
}

/** Where the source names nobody who may be general, every character may but those who are no leaders. */
export function generals(
	context: Context,
	rows: readonly { readonly unit: FactUnit; readonly id: string }[]
): void {
	if (context.generals.size > 0) return;
	for (const { unit, id } of rows) {
		const { category, rules = [] } = unit;
		if (!['Lords', 'Heroes'].includes(category) || rules.includes('Not a Leader')) continue;
		context.keywordsOf(id).add('MAY BE GENERAL');
		context.note(
			'read',
			'General',
			'nobody in the source: every character but those who are “Not a Leader”'
		);
	}
}

/** A conclave is one wizard; its champion, who costs as much as a wizard, makes it one. */
export function conclavesOf(context: Context, choices: readonly Choice[]): void {
	for (const unit of context.facts.units) {
		const rule = (unit.rules ?? []).find((each) => each.startsWith('Wizard Conclave'));
		const id = context.idsOfUnits().get(unit.name);
		if (rule === undefined || id === undefined) continue;
		const champion = choices.find((choice) => choice.unit === id && choice.name === 'Champion');
		const level = /Level (\d)/.exec(rule)?.[1];
		if (!champion) {
			context.leaveRule(unit.name, 'a conclave without a champion in the source', id);
			continue;
		}
		champion.grants.push('WIZARD', 'WIZARD CONCLAVE', 'OWN LEVEL');
		if (level === undefined)
			context.leaveRule(
				unit.name,
				'the wizard level of the conclave is not in the army book’s data, and is not counted',
				id
			);
		else champion.numbers['level'] = Number(level);
	}
}

/** The one who wakes an army of the dead: exactly one, or one at most, by the reading. */
export function hierophant(
	context: Context,
	ids: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	const { army, choice: name } = context.corrections.hierophant;
	if (army !== context.settings.id) return [];
	const of = {
		any: [...new Set([...ids].flatMap(([choice, id]) => (choice.name === name ? [id] : [])))]
	};
	if (of.any.length === 0) throw new Error(`no ${name}`);
	const source = context.source(name);
	const words = { kind: 'count' as const, label: 'Hierophants', of, reading: 'hierophant', source };
	return [
		{ ...words, id: 'a-hierophant', min: 1, max: 1, when: 'yes' },
		{ ...words, id: 'one-hierophant', max: 1, when: 'no' }
	];
}

/** The marks of generals, which limits of a god's troops ask for. */
export function referGods(context: Context): void {
	if (!context.generals.has('Daemonic General (Unbound)')) return;
	for (const god of ['Change', 'Lust', 'Pestilence', 'Wrath', 'Unbound'])
		context.refer(`Mark of the Daemon Legion (${god})`);
}

/** Where the facts print no number, points of items are those of nearly all Lords and Heroes. */
export function silentAllowances(
	context: Context,
	rows: readonly { readonly unit: FactUnit; readonly id: string }[]
): void {
	const items = /^MAY HAVE (MAGIC WEAPON|MAGIC ARMOUR|TALISMAN|ENCHANTED ITEM|ARCANE ITEM)$/;
	for (const { unit, id } of rows) {
		const own = context.keywordsOf(id);
		const usual = { Lords: 100, Heroes: 50 }[unit.category];
		if (usual === undefined || own.has('ITEM ALLOWANCE')) continue;
		if (![...own].some((keyword) => items.test(keyword))) continue;
		own.add('ITEM ALLOWANCE');
		context.numbersOf(id)['allowance'] = usual;
		context.note('read', unit.name, `no points of items in the source: ${usual}, as its like`, id);
	}
}

/** Fewer of a god's troops unless the general is of the same god or of none. */
export function daemonicLimits(context: Context): readonly Constraint[] {
	if (!context.generals.has('Daemonic General (Unbound)')) return [];
	for (const unit of context.facts.units) {
		const id = context.idsOfUnits().get(unit.name);
		if (id !== undefined && isOfOneGod(unit)) context.keywordsOf(id).add('OF ONE GOD');
	}
	const mark = (god: string): string => has(`Mark of the Daemon Legion (${god})`);
	const without: Readonly<Record<string, readonly [number, number, number]>> = {
		CORE: [1, 2, 4],
		SPECIAL: [1, 2, 3],
		RARE: [1, 1, 2]
	};
	return ['Change', 'Lust', 'Pestilence', 'Wrath'].flatMap((god) =>
		Object.entries(without).map(([heading, [least, most, doubled]]) => {
			context.notes.count(context.settings.id, 'limits', true);
			return {
				id: `${heading.toLowerCase()}-of-${god.toLowerCase()}`,
				kind: 'unique' as const,
				label: `Each ${heading.toLowerCase()} entry of ${god} without a general of ${god} or an unbound one`,
				of: { all: [heading, mark(god), 'OF ONE GOD'] },
				scope: 'army' as const,
				max: {
					table: [
						{ from: 0, n: least },
						{ from: 1500, n: most },
						{ from: 4000, n: doubled }
					]
				},
				unless: { all: ['GENERAL'], any: [mark(god), mark('Unbound')] },
				source: context.source('Daemonic General')
			};
		})
	);
}

/** Whether an entry's number hangs on the god of the general. */
export function isOfOneGod({ modifiers = [] }: FactUnit): boolean {
	return modifiers.some(({ when = [] }) =>
		when.some(({ of }) => of.startsWith('Daemonic General'))
	);
}
