// Which abilities the catalogues print for units and battle traits, by themselves or by a link, that our data does not name:
// npx tsx tools/aos4/abilities.ts <checkout of BSData/age-of-sigmar-4th>
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readXml, type XmlElement } from '../../src/exchange/outside/xml.ts';
import type { Army } from '../../src/schema/pack.ts';
import type { Profiles } from '../../src/schema/profiles.ts';
import { builtPacks } from '../compare/built-packs.ts';

/** What may be missing, by ability or by army and unit, and why. */
const exceptions: Readonly<Record<string, string>> = {
	fly: 'a keyword, which the rules of the game explain',
	'ironjawz-ironsunz-legends: gluttons': 'Ogor Gluttons there, with the same abilities'
};

interface Catalogues {
	readonly roots: ReadonlyMap<string, XmlElement>;
	readonly byId: ReadonlyMap<string, XmlElement>;
}

function readCatalogues(folder: string): Catalogues {
	const roots = new Map<string, XmlElement>();
	const byId = new Map<string, XmlElement>();
	const enter = (element: XmlElement): void => {
		const { id } = element.attributes;
		if (id !== undefined && !byId.has(id)) byId.set(id, element);
		for (const child of element.children) enter(child);
	};
	const files = readdirSync(folder).filter(
		(file) => /\.(cat|gst)$/u.test(file) && !file.includes('Path to Glory')
	);
	for (const file of files) {
		const root = readXml(readFileSync(join(folder, file), 'utf8'));
		if (!root) throw new Error(`${file} cannot be read`);
		roots.set(slug(file.replace(/\.\w+$/u, '')), root);
		enter(root);
	}
	return { roots, byId };
}

function slug(name: string): string {
	return name
		.toLowerCase()
		.replaceAll(/['’]/gu, '')
		.replaceAll(/[^a-z0-9]+/gu, '-')
		.replaceAll(/^-|-$/gu, '');
}

function plain(name: string): string {
	return name.replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}

function named(element: XmlElement): string {
	return plain(element.attributes['name'] ?? '');
}

/** The children of the lists of these names in an element. */
function inLists(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
	return element.children
		.filter(({ name }) => names.includes(name))
		.flatMap(({ children }) => children);
}

/** What an army may take: what its catalogue links to, and what it takes over from others. */
function rowsOf(
	catalogues: Catalogues,
	root: XmlElement,
	seen: readonly XmlElement[] = []
): readonly (readonly [name: string, ...parts: XmlElement[]])[] {
	const own = inLists(root, 'entryLinks', 'selectionEntries').flatMap((row) => {
		const target = row.name === 'entryLink' ? linked(catalogues, row) : row;
		return target ? [[named(row), row, target] as const] : [];
	});
	const others = inLists(root, 'catalogueLinks').flatMap((link) => {
		const target = linked(catalogues, link);
		const isTaken = link.attributes['importRootEntries'] === 'true';
		if (!target || !isTaken || seen.includes(target)) return [];
		return rowsOf(catalogues, target, [...seen, root]);
	});
	return [...own, ...others];
}

function linked({ byId }: Catalogues, link: XmlElement): XmlElement | undefined {
	return byId.get(link.attributes['targetId'] ?? '');
}

/** The names of the abilities inside an element, those that it links to too. */
function abilitiesIn(catalogues: Catalogues, element: XmlElement): readonly string[] {
	const target = element.name === 'infoLink' ? linked(catalogues, element) : element;
	const isAbility =
		target?.name === 'profile' && target.attributes['typeName']?.startsWith('Ability');
	if (target && isAbility) return [named(target)];
	return (target ?? element).children.flatMap((child) => abilitiesIn(catalogues, child));
}

/** The abilities that the catalogue prints for a unit of ours, and we do not; undefined if it has no such unit. */
function missingOf(
	catalogues: Catalogues,
	rows: ReturnType<typeof rowsOf>,
	{ name, aliases }: Army['entries'][number],
	ours: readonly string[]
): readonly string[] | undefined {
	const names = [name, ...(aliases ?? []), name.replace(/ \([^()]*\)$/u, '')].map(plain);
	const called = names.find((one) => rows.some(([row]) => row === one));
	if (called === undefined) return undefined;
	const printed = rows
		.filter(([row]) => row === called)
		.flatMap(([, ...parts]) => parts.flatMap((part) => abilitiesIn(catalogues, part)));
	return [...new Set(printed)].filter((one) => !ours.includes(one) && !(one in exceptions));
}

function checkArmy(catalogues: Catalogues, id: string): readonly string[] {
	const army = builtPacks.army('aos4', id) as Army;
	const { profiles } = builtPacks.profiles('aos4', id) as Profiles;
	const root = catalogues.roots.get(id);
	if (!root) return [`${id}: no catalogue`];
	const rows = rowsOf(catalogues, root);
	const units = army.entries
		.filter(({ stats }) => stats)
		.flatMap((entry) => {
			const ours = (profiles[entry.id]?.abilities ?? []).map((one) => plain(one.name));
			const place = `${id}: ${plain(entry.name)}`;
			const missing = missingOf(catalogues, rows, entry, ours);
			if (!missing) return place in exceptions ? [] : [`${place}: not in the catalogue`];
			return missing.map((one) => `${place}: ${one}`);
		});
	const rules = plain(army.rules.map(({ name, text = '' }) => `${name}\n${text}`).join('\n'));
	const traits = rows
		.filter(([name]) => name.startsWith('battle traits'))
		.flatMap(([, ...parts]) => parts.flatMap((part) => abilitiesIn(catalogues, part)))
		.filter((one) => !rules.includes(one))
		.map((one) => `${id}: battle traits: ${one}`);
	return [...units, ...new Set(traits)];
}

function main(folder: string | undefined): void {
	if (folder === undefined) throw new Error('Which folder has the catalogues?');
	const catalogues = readCatalogues(folder);
	const armies = builtPacks.armies('aos4');
	const missing = armies.flatMap((id) => checkArmy(catalogues, id));
	for (const line of missing) console.log(line);
	console.log(`${armies.length} armies, ${missing.length} abilities missing`);
	process.exitCode = missing.length > 0 ? 1 : 0;
}

main(process.argv[2]);
