// Types of everything, and the schemas that check what comes from outside. The schemas of the packs
// (`pack.ts` and its parts) are imported by tests and tools alone: data is trusted on a phone.
export type { Completion } from './completion.ts';
export type { Constraint, ConstraintKind, ConstraintOf } from './constraint.ts';
export type { Cost, Entry, Offer, Offered, OptionSet, PlainCost } from './entry.ts';
export { EventPack, type Deadline, type TeamRules } from './event-pack.ts';
export type { Livery, GroupKind, Army, EntryType, Reading, System, Secret } from './pack.ts';
export type { Positions, Replacement } from './builder-links.ts';
export type { Tally } from './tally.ts';
export type { PlayBlock, PlaySection, PlaySheet, PlayTable, Track } from './play-sheet.ts';
export { playerDetails, Player, withoutPrivate, type PlayerDetail } from './player.ts';
export type { Factor, Surcharge } from './pricing.ts';
export type {
	Ability,
	Effects,
	Profile,
	Profiles,
	ThingEffect,
	EffectsOf,
	Weapon
} from './profiles.ts';
export type { BattleRecord, Value } from './record.ts';
export type { Rule, Spell, Summoned } from './reference.ts';
export type { Amount, Counting, More, Per, Scope, Sized, Table } from './rule-parts.ts';
export type { Save, HeldBy, Shift } from './shift.ts';
export type { Sentences } from './rule-sentences.ts';
export { maxUnits } from './bounds.ts';
export { Roster, RosterGroup, RosterUnit } from './roster.ts';
export { Patch, Step } from './step.ts';
export type { EventSource, Selector, Source } from './words.ts';
