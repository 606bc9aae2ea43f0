// The data of the games as files of the site: each system in a folder of its own, named by what is in it.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { openPackFiles, type PackFiles } from '../src/packs/files.ts';
import type { ArmyCard, SystemCard, SystemNames } from '../src/packs/catalogue.ts';
import type { PlayNames } from '../src/packs/play.ts';
import { effectsPath, writeEffects } from '../src/packs/effects-file.ts';
import { writeAbilities, writeThings, type NamedGame } from '../src/packs/things-text.ts';
import type { Army, PlaySheet, Profiles, System, EffectsOf } from '../src/schema/index.ts';
import { demoOf } from './demo.ts';

/** The files of a system as they are served, by their path in its folder. */
export interface SystemFiles {
	readonly card: SystemCard;
	readonly names: SystemNames;
	readonly files: ReadonlyMap<string, unknown>;
}

const site = '_app/immutable/data/';
const virtual = 'virtual:packs';
const virtualNames = `${virtual}/names`;
const virtualSamples = `${virtual}/samples`;
const virtualCompletions = `${virtual}/completions`;
const virtualDemo = `${virtual}/demo`;
const virtualEditions = `${virtual}/editions`;
const virtualThings = `${virtual}/things`;
const virtualAbilities = `${virtual}/abilities`;

/** Reads every system below a folder; of its armies what a list of them shows goes into one small file. */
export function readPacks(folder: string): readonly SystemFiles[] {
	const read = openPackFiles(folder);
	return read.systems.map((system) => readPack(read, system));
}

function readPack(read: PackFiles, folder: string): SystemFiles {
	// What lists usually look like stands by itself: no roster is judged by it.
	const { completion: _, ...system } = read.system(folder) as System;
	const armies = read.armies(folder).map((id) => read.army(folder, id) as Army);
	const profiles = read.hasProfiles(folder);
	const languages = read.languages(folder);
	const playLanguages = read.playLanguages(folder);
	const files = new Map<string, unknown>([
		['cards.json', armies.map(cardOf).toSorted((a, b) => a.name.localeCompare(b.name))],
		['system.json', system],
		...languages.map(
			(language) => [`text/${language}.json`, read.sentences(folder, language)] as const
		),
		...playLanguages.map(
			(language) => [`play/${language}.json`, read.playSheet(folder, language)] as const
		),
		...playLanguages.map(
			(language) =>
				[
					`play/${language}-names.json`,
					playNames(read.playSheet(folder, language) as PlaySheet)
				] as const
		),
		...armies.map((army) => [`armies/${army.id}.json`, army] as const),
		...(profiles ? armies : []).map(
			({ id }) => [`profiles/${id}.json`, readProfiles(read, system.id, id)] as const
		),
		...(profiles
			? [...effectFiles(read, armies), ['effects.json', read.sharedEffects(folder)] as const]
			: [])
	]);
	const folderName = `${system.id}.${hashOf(files)}`;
	return {
		card: {
			...systemCard(system, armies.length, profiles, folderName),
			...(languages.length > 0 && { languages })
		},
		names: { ...(system.aliases && { aliases: system.aliases }), owner: system.owner },
		files
	};
}

/** What a play sheet explains, for the search and for texts that lead to it: its names, and the other words for them. */
function playNames({ sections }: PlaySheet): PlayNames {
	const blocks = sections.flatMap((section) => section.blocks);
	return {
		names: [...new Set(blocks.map(({ name }) => name))],
		terms: [...new Set(blocks.flatMap(({ terms = [] }) => terms))]
	};
}

/** The sample list of each system that has one. It is no part of a system's data: rosters are not judged by it. */
export function readSamples(folder: string): Readonly<Record<string, unknown>> {
	const read = openPackFiles(folder);
	const samples = read.systems.map((system) => [system, read.sample(system)] as const);
	return Object.fromEntries(samples.filter(([, sample]) => sample !== undefined));
}

/** What lists of each system usually look like, which only completing one asks for. */
export function readCompletions(folder: string): Readonly<Record<string, unknown>> {
	const read = openPackFiles(folder);
	const usual = read.systems.map((id) => [id, (read.system(id) as System).completion] as const);
	return Object.fromEntries(usual.filter(([, completion]) => completion !== undefined));
}

/** Each army that names the same one in another edition of its game, with that, both as `system/army`. */
export function readEditions(folder: string): readonly (readonly [string, string])[] {
	const read = openPackFiles(folder);
	const armies = read.systems.flatMap((system) =>
		read.armies(system).map((id) => read.army(system, id) as Army)
	);
	return armies.flatMap(({ system, id, counterpart }) =>
		counterpart === undefined ? [] : [[`${system}/${id}`, counterpart] as const]
	);
}

/** The names of everything in the packs, by which the library finds it; armies in the order of their cards. */
export function thingsOf(all: readonly SystemFiles[]): string {
	return writeThings(all.map(namedIn));
}

/** The names of weapons, abilities and effects, which are looked for less than those: an index of their own. */
export function abilitiesOf(all: readonly SystemFiles[], folder: string): string {
	const read = openPackFiles(folder);
	return writeAbilities(
		all.map((pack) => ({
			...namedIn(pack),
			known: [
				{ effects: read.sharedEffects(pack.card.id) as EffectsOf },
				...(pack.files.get('cards.json') as readonly ArmyCard[]).map(
					({ id }) => read.profiles(pack.card.id, id) as Profiles | undefined
				)
			]
		}))
	);
}

function namedIn({ files }: SystemFiles): NamedGame {
	return {
		system: files.get('system.json') as System,
		armies: (files.get('cards.json') as readonly ArmyCard[]).map(
			({ id }) => files.get(`armies/${id}.json`) as Army
		)
	};
}

/** What the armies' things do, apart from their profiles: those are stored with rosters, and texts are not. */
function effectFiles(
	read: PackFiles,
	armies: readonly Army[]
): readonly (readonly [path: string, file: unknown])[] {
	const filled = (army: Army) => {
		const profiles = read.profiles(army.system, army.id) as Profiles | undefined;
		return [army, profiles ?? { profiles: {} }] as const;
	};
	return [...new Set(armies.map(effectsPath))].map((path) => {
		const own = armies.filter((army) => effectsPath(army) === path);
		return [path, writeEffects(own.map(filled))];
	});
}

/** Where some armies of a system have profiles every army has the file: an address is never made in vain. */
function readProfiles(read: PackFiles, system: string, army: string): unknown {
	return (
		read.plainProfiles(system, army) ??
		({ formatVersion: 1, army, system, profiles: {} } satisfies Profiles)
	);
}

function cardOf({ id, name, aliases, livery, family, variantOf, legends }: Army): ArmyCard {
	return {
		id,
		name,
		livery,
		...(aliases.length > 0 && { aliases }),
		...(family !== undefined && { family }),
		...(variantOf !== undefined && { variantOf }),
		...factionOf(name, aliases),
		...(legends && { legends })
	};
}

/** The faction of which an army is a part: texts call such an army "Faction: Army". */
function factionOf(name: string, aliases: readonly string[]): Pick<ArmyCard, 'faction'> {
	const whole = aliases.find((alias) => alias.endsWith(`: ${name}`));
	return whole === undefined ? {} : { faction: whole.slice(0, -`: ${name}`.length) };
}

function systemCard(
	system: System,
	armies: number,
	hasProfiles: boolean,
	folder: string
): SystemCard {
	const { id, name, edition, game, livery, revision, pointsDate } = system;
	const { editor, sizes, usualSize, nearlyAll } = system;
	return {
		id,
		name,
		edition,
		...(game !== undefined && { game }),
		...(livery && { livery }),
		revision,
		...(editor !== 'counters' && { editor }),
		...(pointsDate !== undefined && { pointsDate }),
		sizes,
		usualSize,
		...(nearlyAll !== undefined && { nearlyAll }),
		armies,
		...(hasProfiles && { hasProfiles }),
		folder
	};
}

/** The same as long as no file of the system changes: its folder may be kept for ever under this name. */
function hashOf(files: ReadonlyMap<string, unknown>): string {
	const hash = createHash('sha256').update(JSON.stringify([...files]));
	return hash
		.digest('base64url')
		.replace(/[^a-z0-9]/gi, '')
		.slice(0, 8);
}

/**
 * All files of a system in one, for the service worker to cut them out of: a JSON array with a line for each part,
 * first the lengths of the files in bytes, by their path, then the files.
 */
export function packOf(files: SystemFiles['files']): string {
	const texts = [...files].map(([path, content]) => [path, JSON.stringify(content)] as const);
	const lengths = texts.map(([path, text]) => [path, Buffer.byteLength(text)] as const);
	const parts = [JSON.stringify(Object.fromEntries(lengths)), ...texts.map(([, text]) => text)];
	return `[${parts.join(',\n')}]`;
}

/**
 * Serves the data of the games: `virtual:packs` is the systems there are, and where their folders lie;
 * `virtual:packs/names` what else they are called; `virtual:packs/samples` a list of each to look at;
 * `virtual:packs/completions` what they usually look like; `virtual:packs/demo` the beginning of one;
 * `virtual:packs/editions` which armies are the same in two editions; `virtual:packs/things` what each game's
 * things are called, and `virtual:packs/abilities` their weapons and abilities.
 * Each file is there by itself, for a page that needs it now, and all of a system's in one, for the
 * service worker to store.
 */
export function packs(folder = fileURLToPath(new URL('../data', import.meta.url))): Plugin {
	let isServed = false;
	return {
		name: 'muster-packs',
		configResolved: ({ command }) => {
			isServed = command === 'serve';
		},
		resolveId: (id) =>
			[
				virtual,
				virtualNames,
				virtualSamples,
				virtualCompletions,
				virtualDemo,
				virtualEditions,
				virtualThings,
				virtualAbilities
			].includes(id)
				? `\0${id}`
				: null,
		load(id) {
			if (id === `\0${virtualNames}`) {
				const names = readPacks(folder).map((pack) => [pack.card.id, pack.names] as const);
				return `export const names = ${JSON.stringify(Object.fromEntries(names))};`;
			}
			if (id === `\0${virtualSamples}`) {
				return `export const samples = ${JSON.stringify(readSamples(folder))};`;
			}
			if (id === `\0${virtualCompletions}`) {
				return `export const completions = ${JSON.stringify(readCompletions(folder))};`;
			}
			if (id === `\0${virtualDemo}`) {
				return `export const demo = ${JSON.stringify(demoOf(readSamples(folder)))};`;
			}
			if (id === `\0${virtualEditions}`) {
				return `export const editions = ${JSON.stringify(readEditions(folder))};`;
			}
			if (id === `\0${virtualThings}`) {
				return `export const text = ${JSON.stringify(thingsOf(readPacks(folder)))};`;
			}
			if (id === `\0${virtualAbilities}`) {
				const text = abilitiesOf(readPacks(folder), folder);
				return `export const text = ${JSON.stringify(text)};`;
			}
			if (id !== `\0${virtual}`) return null;
			// Every chunk lies in a folder beside the data's.
			const here = isServed
				? `'/${site}'`
				: `new URL(/* @vite-ignore */ '../data/', import.meta.url).href`;
			const cards = readPacks(folder).map(({ card }) => card);
			return `export const systems = ${JSON.stringify(cards)};\nexport const folder = ${here};`;
		},
		buildStart() {
			if (isServed || this.environment.config.consumer !== 'client') return;
			for (const { card, files } of readPacks(folder)) {
				for (const [path, content] of files) {
					this.emitFile({
						type: 'asset',
						fileName: `${site}${card.folder}/${path}`,
						source: JSON.stringify(content)
					});
				}
				this.emitFile({
					type: 'asset',
					name: `${card.id}.json`,
					originalFileName: `data/${card.id}`,
					fileName: `${site}${card.folder}-pack.json`,
					source: packOf(files)
				});
			}
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				serve(folder, request, response, next);
			});
		}
	};
}

/** While developing the files of a system are read anew each time. */
function serve(
	folder: string,
	{ url = '' }: IncomingMessage,
	to: ServerResponse,
	next: () => void
) {
	const [, system = '', path] = /_app\/immutable\/data\/([^./]+)\.[^./]+\/(.+)$/.exec(url) ?? [];
	const read = openPackFiles(folder);
	const pack = read.systems.includes(system) ? readPack(read, system) : undefined;
	const content = pack?.files.get(path ?? '');
	if (content === undefined) {
		next();
		return;
	}
	to.setHeader('content-type', 'application/json');
	to.end(JSON.stringify(content));
}
