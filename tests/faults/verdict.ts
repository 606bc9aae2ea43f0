import type { Roster } from '#schema';
import { wholeRoster, type Facts, type Game, type Tab, type Touch } from './tab.ts';

/** What of the tabs' edits is neither in the roster, nor was undone knowingly, nor asked about. */
export function lostOf(roster: Roster, tabs: readonly Tab[], game: Game): readonly string[] {
	const touches = tabs.flatMap((tab) => tab.touches);
	const asked = tabs.flatMap((tab) => tab.questions).join('\n');
	const lost = touches.flatMap((touch) => {
		const there = factsOf(roster, touch.thing, game);
		const { thing } = touch;
		const isAsked = thing === wholeRoster ? asked !== '' : new RegExp(`${thing}\\b`).test(asked);
		if (isAsked || isAgain(touch, tabs)) return [];
		if (touch.made === 'gone') return there === undefined ? [] : [`${thing} is there again`];
		return Object.entries(touch.made)
			.filter(([what, value]) => there?.[what] !== value && !isSeen(touch, what, value, touches))
			.map(
				([what, value]) =>
					`tab ${touch.tab}: ${thing}’s ${what} ${value}, which is ${there?.[what] ?? 'gone'}`
			);
	});
	const added = tabs.reduce((sum, tab) => sum + tab.added, 0);
	const found = roster.units.filter(
		({ entry, name }) => entry === game.entry && name === undefined
	);
	return found.length === added ? lost : [...lost, `${added} added, ${found.length} there`];
}

/** Whether the same tab has made something else of the same since. */
function isAgain(touch: Touch, tabs: readonly Tab[]): boolean {
	const own = tabs.find(({ name }) => name === touch.tab)?.touches ?? [];
	return own
		.slice(own.indexOf(touch) + 1)
		.some(
			({ thing, made }) =>
				thing === touch.thing &&
				(made === 'gone' || touch.made === 'gone' || sharesOf(made, touch.made))
		);
}

function sharesOf(made: Facts, other: Facts): boolean {
	return Object.keys(made).some((what) => what in other);
}

/** Whether another tab had it before its eyes when it made something else of it. */
function isSeen(touch: Touch, what: string, value: string, touches: readonly Touch[]): boolean {
	return touches.some(
		({ tab, thing, saw, made }) =>
			tab !== touch.tab &&
			thing === touch.thing &&
			saw[what] === value &&
			(made === 'gone' || what in made)
	);
}

/** A thing as it is stored; undefined if it is not there. */
function factsOf(roster: Roster, thing: string, game: Game): Facts | undefined {
	if (thing === wholeRoster) return { size: String(roster.size) };
	const unit = roster.units.find(({ name }) => name === thing || name?.startsWith(`${thing} `));
	return (
		unit && {
			name: unit.name ?? '',
			note: unit.note ?? '',
			option: String(unit.options?.includes(game.option.id) ?? false)
		}
	);
}
