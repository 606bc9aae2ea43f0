import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ArmyIndex, Report } from '#engine';
import type { Army, System } from '#schema';
import type { Packs } from '../../src/cli/packs.ts';

type Now = typeof import('../../src/engine/index.ts');
/** An older engine has no cache of indexes. */
type Engine = Omit<Now, 'indexFor'> & Partial<Pick<Now, 'indexFor'>>;

/** The rules as one state of the repository has them: its code with its own data. */
export interface Tree {
	readonly engine: Engine;
	readonly exchange: typeof import('../../src/exchange/index.ts');
	readonly packs: Packs;
}

/** An army of a tree, and its index under some answers. */
export interface Subject {
	readonly tree: Tree;
	readonly system: System;
	readonly army: Army;
}

/** Answers to readings, as a plain list writes them. */
export type Answers = Readonly<Record<string, string>>;

const own = fileURLToPath(new URL('../..', import.meta.url));

/** Opens the repository in a folder, which may be an older one; without a folder this one. */
export async function openTree(folder = own): Promise<Tree> {
	const file = (path: string): string => pathToFileURL(join(folder, path)).href;
	const [engine, exchange, { openPacks }] = (await Promise.all([
		import(/* @vite-ignore */ file('src/engine/index.ts')),
		import(/* @vite-ignore */ file('src/exchange/index.ts')),
		import(/* @vite-ignore */ file('src/cli/packs.ts'))
	])) as [Tree['engine'], Tree['exchange'], typeof import('../../src/cli/packs.ts')];
	return { engine, exchange, packs: openPacks(join(folder, 'data')) };
}

/** The armies of a tree, those of one game or of one name where that is asked. */
export function subjectsOf(
	tree: Tree,
	{
		system,
		army
	}: { readonly system?: string | undefined; readonly army?: string | undefined } = {}
): readonly Subject[] {
	const { packs } = tree;
	const systems = system === undefined ? packs.systems() : [packs.system(system)];
	return systems.flatMap((known) => {
		if (!known) throw new Error(`There is no game called ${system}.`);
		const armies = army === undefined ? packs.armies(known) : [packs.army(army, known)];
		return armies.flatMap((each) => (each ? [{ tree, system: known, army: each }] : []));
	});
}

export function indexOf({ tree, system, army }: Subject, readings: Answers = {}): ArmyIndex {
	const { indexArmy, indexFor = (pack, use) => indexArmy(pack.system, pack.army, use) } =
		tree.engine;
	return indexFor({ system, army }, { readings });
}

/** The report on a list that is written by name, or why it cannot be read. */
export function reportOn(subject: Subject, list: object): Report | string {
	const { tree, system, army } = subject;
	const whole = { system: system.name, army: army.name, ...list };
	const file = tree.exchange.recognise(JSON.stringify(whole));
	if (file.kind === 'unreadable') return file.faults.map(({ message }) => message).join(' ');
	if (file.kind !== 'plain-list') return `It is read as ${file.kind}.`;
	const result = tree.exchange.resolveList(file.list, indexOf(subject), randomUUID);
	if (!result.ok) return result.faults.map(({ message }) => message).join(' ');
	const { roster } = result;
	return tree.engine.checkRoster(roster, indexOf(subject, roster.readings));
}
