import * as z from 'zod/mini';
import { AgreedSize } from '../rules/agreed-size/schema.ts';
import { Budget } from '../rules/budget/schema.ts';
import { Carries } from '../rules/carries/schema.ts';
import { Count } from '../rules/count/schema.ts';
import { Exclusive } from '../rules/exclusive/schema.ts';
import { Group } from '../rules/group/schema.ts';
import { Groups } from '../rules/groups/schema.ts';
import { Led } from '../rules/led/schema.ts';
import { Outside } from '../rules/outside/schema.ts';
import { PointsLimit } from '../rules/points-limit/schema.ts';
import { Rank } from '../rules/rank/schema.ts';
import { Requires } from '../rules/requires/schema.ts';
import { Share } from '../rules/share/schema.ts';
import { Standing } from '../rules/standing/schema.ts';
import { Unique } from '../rules/unique/schema.ts';

/** The kinds of rules that an event may add to the book's. */
const ofEvents = [
	Count,
	Share,
	Unique,
	Carries,
	Exclusive,
	Budget,
	Requires,
	Group,
	Groups
] as const;

/** One rule of an event. */
export const EventConstraint = z.discriminatedUnion('kind', ofEvents);

/** One rule of a pack or an event. */
export const Constraint = z.discriminatedUnion('kind', [
	...ofEvents,
	PointsLimit,
	AgreedSize,
	Led,
	Outside,
	Rank,
	Standing
]);
export type Constraint = z.infer<typeof Constraint>;
export type ConstraintKind = Constraint['kind'];
type ConstraintByKind = { readonly [C in Constraint as C['kind']]: C };
export type ConstraintOf<K extends ConstraintKind> = ConstraintByKind[K];
