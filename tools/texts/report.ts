import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openPacks } from '../../src/cli/packs.ts';
import { readFileText } from '../../src/cli/read-file.ts';
import { judgeText, kinds, type Kind } from './judge.ts';
import { statementIn } from './statement.ts';

/** Judges all texts below some folders; prints those that are not whole, and a table by maker. */
export async function report(words: readonly string[], data: string): Promise<void> {
	const folders = words.filter((word) => !word.startsWith('--'));
	const isAll = words.includes('--all');
	const packs = openPacks(data);
	const table = new Map<string, Map<Kind, number>>();
	for (const folder of folders) {
		for (const path of textsBelow(folder)) {
			const read = await readFileText(path);
			const text = read.ok ? read.text : '';
			const stated = statementIn(text);
			const { kind, reasons } = await judgeText(text, stated, packs);
			for (const name of [stated.maker, 'all']) {
				const row = table.get(name) ?? new Map<Kind, number>();
				table.set(name, row.set(kind, (row.get(kind) ?? 0) + 1));
			}
			if (!isAll && (kind === 'whole' || kind === 'other prices')) continue;
			console.log(`${kind}: ${relative(folder, path)} (${stated.maker})`);
			for (const reason of reasons) console.log(`  ${reason}`);
		}
	}
	console.table(Object.fromEntries([...table].map(([maker, row]) => [maker, counts(row)])));
}

function counts(row: ReadonlyMap<Kind, number>): Readonly<Record<string, number>> {
	return Object.fromEntries(kinds.map((kind) => [kind, row.get(kind) ?? 0]));
}

function textsBelow(path: string): readonly string[] {
	if (!statSync(path).isDirectory())
		return /\.(?:txt|rosz?|json|pdf|regiztry)$/.test(path) &&
			!/(?:expected|meta|manifest)\.json$/.test(path)
			? [path]
			: [];
	return readdirSync(path)
		.toSorted()
		.flatMap((name) => textsBelow(join(path, name)));
}
