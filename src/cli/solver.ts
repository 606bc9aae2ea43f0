import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Selector } from '#schema';
import type { ArmyIndex } from '#engine';
import { normaliseName } from '../exchange/index.ts';
import { loadSolver } from '../solver/index.ts';

/** The solver, whose WebAssembly is beside the bundled command, or in its package. */
export function openSolver(): ReturnType<typeof loadSolver> {
	const beside = fileURLToPath(new URL('./highs.wasm', import.meta.url));
	return loadSolver(existsSync(beside) ? beside : undefined);
}

/** What words of the command line mean in an army. */
export type Meant =
	| { readonly ok: true; readonly selectors: readonly Selector[] }
	| { readonly ok: false; readonly message: string };

/** Parts of the army, headings and units by name. */
export function meantBy(words: readonly string[], { system, units }: ArmyIndex): Meant {
	const selectors: Selector[] = [];
	for (const word of words) {
		const name = normaliseName(word);
		const isSo = (other: string): boolean => normaliseName(other) === name;
		const part = system.completion?.spread.find((each) => isSo(each.name));
		const types = system.types.filter(({ role, heading }) => role === 'unit' && isSo(heading));
		const named = units.filter(({ entry }) => isSo(entry.name));
		if (part) selectors.push(part.of);
		else if (named.length > 0) selectors.push({ any: named.map(({ entry }) => entry.id) });
		else if (types.length > 0) selectors.push({ any: types.map(({ id }) => `type:${id}`) });
		else return { ok: false, message: unknown(word, system.completion?.spread ?? []) };
	}
	return { ok: true, selectors };
}

function unknown(word: string, parts: readonly { readonly name: string }[]): string {
	const known = parts.map(({ name }) => name.toLowerCase()).join(', ');
	return `The army has no “${word}”: name a unit${known === '' ? '' : `, or ${known}`}.`;
}
