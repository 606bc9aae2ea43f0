/** "Knights of the Realm" → `knights-of-the-realm`. */
export function idOf(name: string): string {
	return name
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** The keyword by which a unit of a list may have an option that all armies share. */
export function mayHave(option: string): string {
	return `MAY HAVE ${option.toUpperCase().replace(/-/g, ' ')}`;
}

/** "Double-handed Weapon" → "Double-handed weapon": as the equipment of a unit is printed. */
export function sentenceCase(name: string): string {
	const one = { Halberds: 'Halberd', 'Sea Dragon Cloaks': 'Sea Dragon cloak' }[name];
	return one ?? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
