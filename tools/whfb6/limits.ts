// Checks that every limit of a category in the public catalogues has its rule in data/whfb6:
// `npx tsx tools/whfb6/limits.ts <folder of the catalogues>`. Which rule it is, or why there is none, is in `limits.json`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPacks } from '../compare/built-packs.ts';
import { factsFolder, readJson } from '../compare/lines.ts';

interface Ruled {
	readonly constraints?: readonly { readonly id: string }[];
}

const folder = factsFolder();
const known = readJson(new URL('limits.json', import.meta.url)) as Readonly<Record<string, string>>;
const rules = new Set([
	...idsOf('system', builtPacks.system('whfb6') as Ruled),
	...builtPacks.armies('whfb6').flatMap((id) => idsOf(id, builtPacks.army('whfb6', id) as Ruled))
]);
const limits = readdirSync(folder)
	.filter((file) => /\.(?:cat|gst)$/.test(file))
	.flatMap((file) => limitsIn(file, readFileSync(join(folder, file), 'utf8')));

const faults = [
	...limits.filter((limit) => known[limit] === undefined).map((limit) => `not known: ${limit}`),
	...Object.entries(known).flatMap(([limit, rule]) => [
		...(limits.includes(limit) ? [] : [`no longer there: ${limit}`]),
		...(rules.has(rule) || rule.startsWith('none: ') ? [] : [`no such rule: ${rule}`])
	])
];
for (const fault of faults) console.log(fault);
console.log(`${limits.length} limits of categories, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function idsOf(file: string, { constraints = [] }: Ruled): readonly string[] {
	return constraints.map(({ id }) => `${file}/${id}`);
}

/** "The Empire: Electoral Banner: max 1". */
function limitsIn(file: string, text: string): readonly string[] {
	const categories = text.match(/<categoryEntry [^>]*[^/]>.*?<\/categoryEntry>/gs) ?? [];
	const links = text.match(/<categoryLink [^>]*[^/]>.*?<\/categoryLink>/gs) ?? [];
	return [...categories, ...links].flatMap((category) => {
		const name = valueOf(category, 'name').replaceAll('&apos;', "'");
		return (category.match(/<constraint [^>]*>/g) ?? []).map(
			(limit) =>
				`${file.replace(/\.\w+$/, '')}: ${name}: ${valueOf(limit, 'type')} ${Number(valueOf(limit, 'value'))}`
		);
	});
}

function valueOf(element: string, attribute: string): string {
	return new RegExp(` ${attribute}="([^"]*)"`).exec(element)?.[1] ?? '';
}
