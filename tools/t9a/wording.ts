/** "Knights of the Realm" → `knights-of-the-realm`. */
export function idOf(name: string): string {
	return name
		.normalize('NFD')
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/\+(\d)/g, 'plus-$1')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 60)
		.replace(/-$/, '');
}

/** "Mark of the Dark Gods (Lust)" → `MARK OF THE DARK GODS LUST`. */
export function capitals(name: string): string {
	return idOf(name).toUpperCase().replaceAll('-', ' ');
}

const plain: Readonly<Record<string, string>> = {
	General: 'GENERAL',
	'Army General': 'GENERAL',
	'Battle Standard Bearer': 'BATTLE STANDARD BEARER',
	'Standard Bearer': 'STANDARD BEARER',
	Champion: 'CHAMPION',
	Musician: 'MUSICIAN'
};

/** The keyword by which it is seen that a unit has something of this name. */
export function has(name: string): string {
	return plain[name] ?? `HAS ${capitals(name)}`;
}

/** "Beast Commander (Hero)" is for heroes anyway. */
export function withoutBearer(name: string): string {
	return name.replace(
		/ \((Hero|Heroes|Lord|Lords|Paladin|Knights? only|Close Combat Only|\d+ ?pts)\)$/i,
		''
	);
}

/** "Mark of the Dark Gods (Change)" is written "Mark of Change", "Thin Blood Power: Royal Blood" without its kind. */
export function shortNames(name: string, type: string): readonly string[] {
	const god = type === 'mark' ? /^(?:Mark|Chosen) of .* \((\w+)\)$/.exec(name)?.[1] : undefined;
	const [, own] = /^[^:]+: (.+)$/.exec(name) ?? [];
	return [
		...(god === undefined ? [] : [`Mark of ${god}`, god]),
		...(own === undefined ? [] : [own])
	];
}

/** A rule without the name of what has it and without what no eye sees; nothing where that is all. */
export function ruleText(rule: string, name: string): readonly string[] {
	const plain = rule.replaceAll('\u200b', '').trim();
	const [, rest = plain] = plain.startsWith(name)
		? (/^(?:s$|\.|$|(?= \())(.*)$/.exec(plain.slice(name.length)) ?? [])
		: [];
	const bare = rest
		.trim()
		.replace(/^\((.*)\)$/, '$1')
		.replace(/[.,]+$/, '');
	return bare === '' ? [] : [bare];
}

/** "Fear, Stubborn." */
export function listText(parts: readonly string[]): string {
	const text = parts.join(', ');
	return /[.!]$/.test(text) ? text : `${text}.`;
}

export function unique<T>(things: readonly T[]): readonly T[] {
	return [...new Set(things)];
}

/** One key for what is alike whatever the order. */
export function keyOf(thing: unknown): string {
	return JSON.stringify(thing);
}

/** "Change" among marks → "Mark of Change". */
export function markName(name: string): string {
	return /^(Mark|Chosen) of/.test(name) ? name : `Mark of ${name}`;
}

/** `MAGIC ARMOUR` → "Magic armour". */
export function sentence(keyword: string): string {
	return keyword.charAt(0) + keyword.slice(1).toLowerCase();
}
