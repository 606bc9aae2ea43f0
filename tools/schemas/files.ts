import { fileURLToPath } from 'node:url';
import { PlainEvent } from '../../src/exchange/event/event-pack.ts';
import { PlainBody, PlainGroup } from '../../src/exchange/outside/plain-list.ts';
import {
	ArmyWords,
	Shelf,
	SystemWords,
	Taking,
	NamesAbroad
} from '../../src/schema/compile/file-words.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { PlaySheet } from '../../src/schema/play-sheet.ts';
import { Effects, Profiles } from '../../src/schema/profiles.ts';
import { Sentences } from '../../src/schema/rule-sentences.ts';
import { ofEventRules } from './by-hand.ts';
import { jsonSchemaOf, type JsonSchema, type Origin } from './json-schema.ts';

export const schemaFolder = fileURLToPath(new URL('../../schemas/', import.meta.url));

/** A kind of file that people write. */
export type FileKind =
	| 'army'
	| 'system'
	| 'shared'
	| 'profiles'
	| 'play'
	| 'effects'
	| 'sentences'
	| 'names'
	| 'event'
	| 'list';

const references =
	'An editor checks its form. That what it names is there, and that no two things have one id, `npm run check` says.';

/** The schemas of all kinds of files. */
export function schemas(): Readonly<Record<FileKind, JsonSchema>> {
	return {
		army: withTakings(
			withFileWords(
				fileSchema('army', pack('Army', Army), `An army of a game system. ${references}`),
				words('ArmyWords', ArmyWords)
			)
		),
		system: withFileWords(
			fileSchema('system', pack('System', System), `A game system. ${references}`),
			words('SystemWords', SystemWords)
		),
		shared: sharedSchema(),
		profiles: fileSchema(
			'profiles',
			{ file: source('src/schema/profiles.ts'), name: 'Profiles', schema: Profiles },
			'Weapons and abilities of an army, by entry.'
		),
		play: fileSchema(
			'play',
			{ file: source('src/schema/play-sheet.ts'), name: 'PlaySheet', schema: PlaySheet },
			'What players of a game look up while they play, in one language.'
		),
		effects: fileSchema(
			'effects',
			{ file: source('src/schema/profiles.ts'), name: 'Effects', schema: Effects },
			'What abilities, spells, traits and rules of a game do, by name. Whether something has them, and no other effect, `npm run check` says.'
		),
		sentences: fileSchema(
			'sentences',
			{ file: source('src/schema/rule-sentences.ts'), name: 'Sentences', schema: Sentences },
			'What is said of rules, in one language. Whether the rules exist, and tell what the sentences say, `npm run check` says.'
		),
		names: fileSchema(
			'names',
			{
				file: source('src/schema/compile/file-words.ts'),
				name: 'NamesAbroad',
				schema: NamesAbroad
			},
			'What armies and their things are called in another language, by their printed names.'
		),
		event: withSense(
			fileSchema(
				'event',
				{
					file: source('src/exchange/event/event-pack.ts'),
					name: 'PlainEvent',
					schema: PlainEvent
				},
				'House rules of an event: docs/event-pack.md. Whether its names exist, the import says.'
			)
		),
		list: withWords(
			fileSchema(
				'list',
				{
					file: source('src/exchange/outside/plain-list.ts'),
					name: 'PlainBody',
					schema: PlainBody
				},
				'An army list as a person writes it: docs/list-file.md. Beside the words here it has those of its game (“regiments”, “formation”); these, and whether its names exist, `muster check` looks up.'
			)
		)
	};
}

function pack(name: string, schema: Origin['schema']): Origin {
	return { file: source('src/schema/pack.ts'), name, schema };
}

function source(path: string): string {
	return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** A file may name its schema, and nothing else that the schema does not know. */
function fileSchema(kind: FileKind, origin: Origin, description: string): JsonSchema {
	const { $schema, description: _, properties, ...rest } = jsonSchemaOf(origin);
	return {
		$schema,
		$id: `muster:/schemas/${versionIn(properties)}/${kind}.schema.json`,
		title: `Muster: ${kind}`,
		description,
		...rest,
		properties: {
			$schema: { type: 'string', description: 'Where this schema is, for the editor.' },
			...properties
		}
	};
}

function words(name: string, schema: Origin['schema']): JsonSchema {
	return jsonSchemaOf({ file: source('src/schema/compile/file-words.ts'), name, schema });
}

/** What files say for short: it is put in when packs are built, and what they extend need not be said again. */
function withFileWords(file: JsonSchema, { properties, $defs }: JsonSchema): JsonSchema {
	const { required = [], ...rest } = file;
	const { Table, ...others } = { ...$defs, ...file.$defs };
	return {
		...rest,
		properties: { ...file.properties, ...properties },
		required: required.filter((word) => ['formatVersion', 'id', 'system'].includes(word)),
		if: { not: { required: ['extends'] } },
		then: { required },
		$defs: { ...others, ...(Table && { Table: orNamed(Table) }) }
	};
}

/** Entries that several armies take. */
function sharedSchema(): JsonSchema {
	const origin = { file: source('src/schema/compile/file-words.ts'), name: 'Shelf', schema: Shelf };
	const file = fileSchema('shared', origin, `Entries that armies take. ${references}`);
	const { properties, $defs } = withTakings(
		withFileWords(fileSchema('army', pack('Army', Army), ''), words('ArmyWords', ArmyWords))
	);
	const { entries, source: from } = properties ?? {};
	return {
		...file,
		properties: { ...file.properties, ...(from && { source: from }), ...(entries && { entries }) },
		...($defs && { $defs })
	};
}

/** A table, or the name of one. */
function orNamed(table: JsonSchema): JsonSchema {
	const rows = table.properties?.['table'] ?? {};
	const name = { type: 'string', description: 'One of the system’s tables, by its name.' };
	return { ...table, properties: { ...table.properties, table: { anyOf: [rows, name] } } };
}

/** Rows of the list may be entries of another file. */
function withTakings(army: JsonSchema): JsonSchema {
	const { $defs, $schema: _, ...taking } = words('Taking', Taking);
	const entries = army.properties?.['entries'];
	const items = { anyOf: ['Entry', 'Taking'].map(refTo) };
	return {
		...army,
		properties: { ...army.properties, entries: { ...entries, items } },
		$defs: { ...$defs, ...army.$defs, Taking: taking }
	};
}

/** The version of the format; where files do not say one there is but one. */
function versionIn(properties: JsonSchema['properties'] = {}): number {
	const version = properties['formatVersion'] ?? properties['eventPack'];
	return Number(version?.['const'] ?? 1);
}

function withSense(event: JsonSchema): JsonSchema {
	const defs = Object.entries(event.$defs ?? {}).map(([name, def]) => {
		const kind = name.replace(/^PlainRule-/, '');
		if (kind === name) return [name, def];
		const { dependentRequired, ...rest } = ofEventRules[kind] ?? {};
		const alone = { when: ['reading'], ...(dependentRequired as object | undefined) };
		return [name, { ...def, ...rest, dependentRequired: alone }];
	});
	return { ...event, $defs: Object.fromEntries(defs) as NonNullable<JsonSchema['$defs']> };
}

/** What stands under a word of the game: a name, a list of names, of lines, or of groups with lines. */
function withWords(list: JsonSchema): JsonSchema {
	const { $defs: ofGroups, ...group } = jsonSchemaOf({
		file: source('src/exchange/outside/plain-list.ts'),
		name: 'PlainGroup',
		schema: PlainGroup
	});
	const { $schema: _, ...PlainGroupDef } = group;
	const items = { anyOf: ['Name', 'PlainUnit', 'PlainGroup'].map(refTo) };
	const { properties, ...rest } = list;
	return {
		...rest,
		properties: { ...properties, event: { ...properties?.['event'], $ref: 'event.schema.json' } },
		propertyNames: { pattern: String.raw`^(\$schema|\p{L}[\p{L}\p{N} _-]{0,39})$` },
		additionalProperties: {
			description: 'A word of the game, and what the army has of it.',
			anyOf: [refTo('Name'), { type: 'array', items }]
		},
		$defs: { ...list.$defs, ...ofGroups, PlainGroup: PlainGroupDef }
	};
}

function refTo(name: string): JsonSchema {
	return { $ref: `#/$defs/${name}` };
}
