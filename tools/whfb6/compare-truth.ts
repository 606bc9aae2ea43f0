import type { Catalogue, Change, Row } from '../compare/catalogue.ts';

type When = NonNullable<Change['when']>[number];

export interface Lost {
	readonly logic: Readonly<Record<string, string>>;
	readonly categories: Readonly<Record<string, readonly string[]>>;
	readonly grants: readonly { readonly unit: string; readonly category: string }[];
	readonly groups?: Readonly<Record<string, Row>>;
	readonly places: readonly {
		readonly unit: string;
		readonly to?: string;
		readonly when: readonly string[];
	}[];
}

type Truth = boolean | undefined;

/** Everything that one reading of a unit needs. */
export interface Reading {
	readonly army: Catalogue;
	readonly lost: Lost;
	readonly always: ReadonlySet<string>;
	readonly below: ReadonlySet<string>;
}

export function isShut(reading: Reading, hidden: boolean, changes: readonly Change[]): boolean {
	let shut: Truth = hidden;
	let none: Truth = false;
	for (const change of changes) {
		if (change.set !== 'hidden' && !(change.set === 'max' && change.value === 0)) continue;
		const is = truthOf(reading, change.when ?? []);
		if (change.set === 'max') none = either(none, is);
		else if (change.value === 'true') shut = either(shut, is);
		else shut = both(shut, is === undefined ? undefined : !is);
	}
	return shut === true || none === true;
}

function either(one: Truth, other: Truth): Truth {
	return one === true || other === true
		? true
		: one === false && other === false
			? false
			: undefined;
}

function both(one: Truth, other: Truth): Truth {
	return one === false || other === false
		? false
		: one === true && other === true
			? true
			: undefined;
}

export function truthOf(reading: Reading, when: readonly When[]): Truth {
	const parts = when.map((each) => atom(reading, each));
	if (parts.length < 2) return parts.length === 0 ? true : parts[0];
	const formula =
		reading.lost.logic[
			when.map(({ scope, of, if: how, value }) => `${scope}:${of} ${how} ${value}`).join(' & ')
		];
	if (formula === undefined) return parts.reduce(both);
	return formulaOf(formula, parts);
}

/** "0&(1|2)", from the inside out. */
function formulaOf(formula: string, parts: readonly Truth[]): Truth {
	const values = [...parts];
	let text = formula;
	for (let inner = /\(([^()]*)\)/.exec(text); inner; inner = /\(([^()]*)\)/.exec(text)) {
		values.push(chain(inner[1] ?? '', values));
		text = text.replace(inner[0], String(values.length - 1));
	}
	return chain(text, values);
}

function chain(text: string, values: readonly Truth[]): Truth {
	const terms = text.split(/[&|]/).map((term) => values[Number(term)]);
	return terms.reduce(text.includes('|') ? either : both);
}

function atom({ army, always, below }: Reading, { scope, of, if: how, value }: When): Truth {
	const wants: Truth =
		how === 'instanceOf' ||
		(how === 'atLeast' && value === 1) ||
		(how === 'greaterThan' && value === 0)
			? true
			: how === 'notInstanceOf' || how === 'notEqualTo' || how === 'lessThan'
				? false
				: how === 'equalTo' && value < 2
					? value === 1
					: undefined;
	if (wants === undefined) return undefined;
	if (scope === 'primary-catalogue') return (army.name === of) === wants;
	if (/^Show /.test(of)) return wants;
	if (/^Hide /.test(of)) return !wants;
	if (!['parent', 'ancestor', 'self'].includes(scope)) return undefined;
	const name = of.replace(/ \((Non-)?character\)$/i, '');
	if (always.has(of) || always.has(name)) return wants;
	return [...below].some(
		(each) => each === of || each.replace(/ \((Non-)?character\)$/i, '') === name
	)
		? undefined
		: !wants;
}
