// Which effects of the catalogues are new, gone or changed since our texts were written from them, by hashes of their
// sentences: npx tsx tools/aos4/effects.ts <checkout of BSData/age-of-sigmar-4th> [<checkout that was read before>]
// Without the second, abilities that Muster has no names of (heroes that players build) are listed as new each time.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPackFiles } from '../../src/packs/files.ts';
import type { Effects } from '../../src/schema/profiles.ts';

interface Printed {
	readonly name: string;
	readonly file: string;
	readonly hash: string;
	/** The same for texts that differ in case and punctuation alone, which count as one effect. */
	readonly fold: string;
}

const characters: Readonly<Record<string, string>> = {
	...{ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
};

function unescaped(text: string): string {
	return text.replace(
		/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu,
		(whole, hex?: string, decimal?: string, name?: string) => {
			if (name !== undefined) return characters[name] ?? whole;
			return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
		}
	);
}

/** The text without the marks of the catalogue's layout. */
function clean(text: string): string {
	return text
		.replace(/\u00A0/gu, ' ')
		.replace(/[’‘]/gu, "'")
		.replace(/[“”]/gu, '"')
		.replace(/(\*{1,3})?\^{2}([^^*]+?)(\*{1,3})?\^{2}(\*{1,3})?/gu, (_, _a, words: string) =>
			words.toUpperCase()
		)
		.replace(/\*\*([^*^]+)\^\^\*\*|\*\*\^\^?([^*^]+)\*\*/gu, (_, one?: string, other?: string) =>
			(one ?? other ?? '').toUpperCase()
		)
		.replace(/[*^]+/gu, '')
		.replace(/[ \t]+/gu, ' ')
		.replace(/ *\r?\n */gu, '\n')
		.replace(/\n{2,}/gu, '\n')
		.trim();
}

function collapsed(text: string): string {
	return text.replace(/\s+/gu, ' ').trim();
}

/** Timing, declaration and effect of an ability or a battle tactic card. */
function sentencesOf(type: string, body: string): readonly string[] {
	const found = body.matchAll(
		/<characteristic [^>]*?name="([^"]*)"[^>]*?(?:\/>|>([\s\S]*?)<\/characteristic>)/gu
	);
	const said = new Map(
		[...found].map(([, name = '', text = '']) => [
			name,
			clean(unescaped(text.replaceAll(/<[^>]*>/gu, '')))
		])
	);
	const of = (name: string): string => said.get(name) ?? '';
	if (type === 'Battle Tactic Card') {
		const cards = ['Affray', 'Strike', 'Domination'].map((card) => `${card} - ${of(card)}`);
		return ['Battle tactic card', of('Card'), cards.join('\n')];
	}
	const unlock = said.has('Unlock Condition') && of('Unlock Condition');
	const declared = unlock ? [`Unlock condition: ${unlock}`, of('Declare')] : [of('Declare')];
	return [
		collapsed(said.get('Timing') ?? 'Passive') || 'Passive',
		declared.filter(Boolean).join('\n'),
		of('Effect')
	];
}

/** Every ability and card of the catalogues, those of campaigns left out. */
function printedIn(folder: string): readonly Printed[] {
	const files = readdirSync(folder).filter(
		(file) => /\.(cat|gst)$/u.test(file) && !file.includes('Path to Glory')
	);
	return files.flatMap((file) => {
		const xml = readFileSync(join(folder, file), 'utf8').replaceAll(/<!--[\s\S]*?-->/gu, '');
		const profiles = xml.matchAll(/<profile ([^>]*)>([\s\S]*?)<\/profile>/gu);
		return [...profiles].flatMap(([, head = '', body = '']) => {
			const type = /typeName="([^"]*)"/u.exec(head)?.[1] ?? '';
			if (!type.startsWith('Ability') && type !== 'Battle Tactic Card') return [];
			const name = collapsed(
				unescaped(/ ?name="([^"]*)"/u.exec(head)?.[1] ?? '').replaceAll(/[’‘]/gu, "'")
			);
			const text = collapsed(sentencesOf(type, body).join(' '));
			const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
			const fold = `${name} ${text}`.toLowerCase().replaceAll(/[^a-z0-9+"]+/gu, ' ');
			return [{ name, file, hash, fold }];
		});
	});
}

function main([folder, before]: readonly string[]): void {
	if (folder === undefined) throw new Error('Which folder has the catalogues?');
	const files = openPackFiles(join(import.meta.dirname, '../../data')).effects('aos4');
	const ours = files.flatMap(([, file]) => (file as Effects).effects);
	const read = new Set(ours.flatMap((effect) => effect.read ?? []));
	const printed = printedIn(folder);
	const known = new Set(
		[
			...printed.filter(({ hash }) => read.has(hash)),
			...(before === undefined ? [] : printedIn(before))
		].map(({ fold }) => fold)
	);
	const there = new Set(printed.map(({ hash }) => hash));
	const gone = ours.filter((effect) => effect.read !== undefined && !there.has(effect.read));
	const fresh = new Map(
		printed.filter(({ fold }) => !known.has(fold)).map((one) => [one.fold, one])
	);
	const goneNames = new Set(gone.map(({ name }) => name));
	const freshNames = new Set([...fresh.values()].map(({ name }) => name));
	const lines = [
		...[...fresh.values()].map(
			({ name, file, hash }) =>
				`${goneNames.has(name) ? 'changed' : 'new'}: ${name} (${file}), ${hash}`
		),
		...gone
			.filter(({ name }) => !freshNames.has(name))
			.map(({ name, read: hash }) => `gone: ${name}, ${hash}`)
	];
	console.log(lines.toSorted((a, b) => a.localeCompare(b, 'en')).join('\n'));
	console.log(
		`${ours.length} effects, ${there.size} in the catalogues, ${lines.length} to look at`
	);
}

main(process.argv.slice(2));
