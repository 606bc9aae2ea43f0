import { pointsText } from '#i18n';
import type { Sheet, SheetGroup, SheetLine, SheetPlan } from '../model.ts';
import {
	countText,
	groupSum,
	kitOf,
	lineName,
	optionText,
	planUnits,
	rankText
} from '../wording.ts';
import { words } from '../words.ts';
import { chief, inLine, type TextItem, type TextPart } from './document.ts';

/** The units under their headings, and the groups that are planned. */
export function listParts(sheet: Sheet): readonly TextPart[] {
	return [
		...sheet.groups.flatMap((group) => groupPart(group, sheet)),
		...sheet.plans.flatMap(planPart)
	];
}

function groupPart(group: SheetGroup, { size, isSized }: Sheet): readonly TextPart[] {
	const { heading, lines, points } = group;
	const told = groupSum(pointsText(points), group).replace(', ', '; ');
	const items = lines.map((line) => (isSized ? unitItem(line, size) : lineItem(line, size)));
	return chief(heading, [{ kind: 'list', items }], size === 0 ? undefined : told);
}

function lineItem(line: SheetLine, size: number): TextItem {
	const options = line.options.map(optionText).join(', ');
	return {
		lead: `${line.count} × ${nameOf(line)}`,
		text: `${options && `, ${options}`}${costOf(line, size)}`
	};
}

/** A unit with its models, its roles and its upgrades, each kind apart. */
function unitItem(line: SheetLine, size: number): TextItem {
	const withFigures = line.options.filter(({ stats }) => stats).map(optionText);
	const kit = [...kitOf(line), withFigures].filter((things) => things.length > 0);
	const told = [rankText(line), ...kit.map((things) => things.join(', '))].filter(Boolean);
	const count = Number(countText(line));
	return {
		lead: `${count} × ${nameOf(line)}`,
		text: `${told.map((one) => `; ${one}`).join('')}${costOf({ ...line, count }, size)}`
	};
}

function nameOf(line: SheetLine): string {
	const { ownName } = line;
	return lineName(ownName === undefined ? line : { ...line, ownName: inLine(ownName) });
}

/** ": 90 (45 each)", and the player's note. */
function costOf({ count, pointsEach, points, note }: SheetLine, size: number): string {
	const each = ` (${words.ofEach(pointsText(pointsEach))})`;
	const cost = size === 0 ? '' : `: ${pointsText(points)}${count === 1 ? '' : each}`;
	return `${cost}${note === undefined ? '' : ` [${inLine(note)}]`}`;
}

/** Each planned group with its units, and its advice below. */
function planPart({ heading, groups }: SheetPlan): readonly TextPart[] {
	const items = groups.flatMap((group): readonly TextItem[] => [
		{ lead: inLine(group.name), text: `: ${inLine(planUnits(group))}` },
		...group.advice.map((advice) => ({ text: `${words.marks.plan} ${words.advice}: ${advice}` }))
	]);
	return chief(words.plan(heading), [{ kind: 'list', items }]);
}
