import type { ArmyIndex } from '#engine';
import { isWithin, labelsOf, normaliseName } from '../common/names.ts';
import { calledIn } from '../lines/called.ts';
import { typedLine, type TypedLine } from '../lines/typed-line.ts';
import { isWholeName } from './typed-options.ts';
import { leadingUnit, type LeadingUnit } from './typed-leading.ts';
import { withoutArmy } from './typed-titles.ts';

/** The unit of a line, with the numbers of the line. */
export interface LineUnit {
	readonly typed: TypedLine;
	readonly lead: LeadingUnit;
}

/** The unit whose whole name a line has, at its beginning or behind what the player calls it. */
export function unitOfLine(typed: TypedLine, index: ArmyIndex): LineUnit | undefined {
	const lead = leadingUnit(typed.text, index);
	if (!lead || !isWholeName(lead, index)) return calledUnit(typed, index);
	return sameAgain(typed, lead, index) ?? { typed, lead };
}

/** "Otter Riders - 2 Otters", where both are names of one unit: the first is the player's. */
function sameAgain(typed: TypedLine, lead: LeadingUnit, index: ArmyIndex): LineUnit | undefined {
	const [dash] = /^\s*[-–—:]\s+/.exec(lead.rest) ?? [];
	if (dash === undefined) return undefined;
	const inner = typedLine({ text: lead.rest.slice(dash.length) });
	const again = leadingUnit(inner.text, index);
	if (again?.unit !== lead.unit || !isWholeName(again, index)) return undefined;
	const name = typed.text.slice(0, typed.text.length - lead.rest.length);
	return { typed: { ...typed, ...inner }, lead: { ...again, name } };
}

function calledUnit(typed: TypedLine, index: ArmyIndex): LineUnit | undefined {
	for (const { name, unit } of calledIn(typed.text)) {
		const inner = typedLine({ text: unit });
		const lead = leadingUnit(inner.text, index);
		if (!lead || lead.name !== undefined || !isWholeName(lead, index)) continue;
		if (isOfUnit(name, index) || saysMore(name, typed, inner, index)) continue;
		return { typed: { ...typed, ...inner }, lead: { ...lead, name } };
	}
	return undefined;
}

/**
 * Whether what stands before a unit is more than what the player calls it: it is counted ("10 Piks, Hat, Riders"),
 * or names something of the army ("Magic items: Sword of Tin (General)").
 */
function saysMore(name: string, typed: TypedLine, inner: TypedLine, index: ArmyIndex): boolean {
	if (typed.count !== undefined && inner.count === undefined) return true;
	const words = normaliseName(name).split(' ');
	const hasParts = /[,:;]/.test(name);
	return index.options.some(({ entry }) =>
		labelsOf(entry).some((label) => {
			const own = label.split(' ');
			return (hasParts || own.length > 1) && isWithin(own, words);
		})
	);
}

/** Whether what stands before a unit is another, said in more words. */
function isOfUnit(name: string, index: ArmyIndex): boolean {
	const lead = leadingUnit(name, index);
	return lead !== undefined && /^(?:$|[^\p{L}’'])/u.test(lead.rest);
}

/** The unit of a line: by its name, or by a longer shortened one ("Spider Cav" is no Spider). */
export function likelierUnit(
	exact: LeadingUnit | undefined,
	text: string,
	index: ArmyIndex
): LeadingUnit | undefined {
	if (exact && !/^\s+\p{L}{3}/u.test(exact.rest)) return exact;
	const bare = withoutArmy(text, index);
	const loose =
		leadingUnit(text, index, true) ?? (bare === undefined ? undefined : leadingUnit(bare, index));
	const isLonger = exact && loose && loose.rest.trim() === '' && exact.unit !== loose.unit;
	return isLonger ? loose : (exact ?? loose);
}
