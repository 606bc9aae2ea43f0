// Reads what the publisher's Battle Profiles say in sentences: notes of units, and options of regiments.

/** What the notes of a unit say. */
export interface Noted {
	/** What it joins regiments as, and whose it joins by name. */
	readonly joins: readonly string[];
	readonly cannotBeReinforced: boolean;
	/** Limits on it, each as a short line. */
	readonly limits: readonly string[];
	/** When it moves to Legends. */
	readonly moves: string | undefined;
	/** Sentences that were not understood. */
	readonly unread: readonly string[];
}

type Reading = readonly [pattern: RegExp, limit: (found: RegExpExecArray) => string];

const limits: readonly Reading[] = [
	[
		/^You can include 1 unit of this type for each (.+) in your army$/,
		([, each = '']) => `one for each ${each}`
	],
	[
		/^You cannot include this unit and (?:the )?(.+) in the same army$/,
		([, other = '']) => `not with ${other}`
	],
	[/^This unit can only be taken in (.+)’s regiment$/, ([, leader = '']) => `only with ${leader}`],
	[
		/^This unit can only be taken in a regiment that contains an? (.+?) unit and no other (.+)$/,
		([, unit = '']) => `only with ${unit}`
	],
	[
		/^This unit can only be taken in an? (.+) Army of Renown$/,
		([, army = '']) => `only in ${army}`
	],
	[
		/^This unit does not count towards the number of friendly units that can accompany a Hero$/,
		() => 'has no place of its own'
	],
	[
		/^You cannot include more than 1 (.+) in a regiment led by a non-(\w+) Hero$/,
		([, what = '']) => `one ${what} with others`
	]
];

const silent = [
	/^Previously .+$/,
	/^This unit is legal for Matched Play for battles fought using the General’s Handbook 2026-27 battlepack$/
];

export function readNotes(notes: readonly string[]): Noted {
	const joins: string[] = [];
	const found: string[] = [];
	const unread: string[] = [];
	let cannotBeReinforced = false;
	let moves: string | undefined;
	for (const sentence of notes.flatMap(sentencesOf)) {
		const role = /^This Hero can join an eligible regiment as (?:an? )?(.+)$/.exec(sentence)?.[1];
		const leader = /^This Hero can join (.+)’s? regiment$/.exec(sentence)?.[1];
		const limit = limits.flatMap(([pattern, said]) => {
			const match = pattern.exec(sentence);
			return match ? [said(match)] : [];
		});
		const day = /^This (?:unit|terrain feature) will move to Warhammer Legends on (.+)$/.exec(
			sentence
		)?.[1];
		if (role !== undefined) joins.push(role);
		else if (leader !== undefined) joins.push(...leadersOf(leader));
		else if (sentence === 'This unit cannot be reinforced') cannotBeReinforced = true;
		else if (limit.length > 0) found.push(...limit);
		else if (day !== undefined) moves = day;
		else if (!silent.some((pattern) => pattern.test(sentence))) unread.push(sentence);
	}
	return { joins, cannotBeReinforced, limits: found, moves, unread };
}

/** "Lord Kroak’s or a Slann Starmaster": each by itself, as "with …". */
function leadersOf(text: string): readonly string[] {
	return text
		.split(/, | or /)
		.map((name) => `with ${name.replace(/^an? /, '').replace(/’s?$/, '')}`);
}

function sentencesOf(note: string): readonly string[] {
	return note.split(/\.\s+|\.$/).filter(Boolean);
}

/** A row of a leader: how many, and what is printed. */
export interface Option {
	readonly amount: 'any' | '0-1' | '1-1';
	readonly what: string;
}

/** "0-1 Beast", "Any Skaven", "Lorai (required)"; undefined where it was not understood. */
export function readOption(text: string): Option | undefined {
	const required = /^(?:1 )?(.+?)(?: \(required\))?$/.exec(text)?.[1] ?? text;
	if (/^1 |\(required\)$/.test(text)) return { amount: '1-1', what: required };
	const [, amount, what = ''] = /^(Any|0-1) (.+)$/.exec(text) ?? [];
	if (amount === undefined) return undefined;
	return { amount: amount === 'Any' ? 'any' : '0-1', what };
}
