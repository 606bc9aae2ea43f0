import * as z from 'zod/mini';
import { Player } from '../player.ts';
import { Id } from '../words.ts';

/** A purpose or a form of paper; which there are is known to what prints. */
const Word = z.string().check(z.regex(/^[a-z][a-z-]*$/), z.maxLength(40));

/** What the next roster is printed as. */
const PrintPlan = z.strictObject({
	purpose: Word,
	form: Word,
	leftOut: z.readonly(z.array(Word).check(z.maxLength(40))),
	notes: z.boolean(),
	play: z.optional(z.boolean())
});

/** The details of the player that are the same at every game. */
const { table: _, round: __, ...lasting } = Player.shape;
const LastingPlayer = z.strictObject(lasting);

/** What a player chooses for this device, beside all lists. Absent is as on a first visit. */
export const choiceShapes = {
	player: LastingPlayer,
	/** Whether the details are printed. */
	printsPlayer: z.boolean(),
	theme: z.enum(['light', 'dark']),
	language: z.string().check(z.regex(/^[a-z]{2,3}$/)),
	printPlan: PrintPlan,
	/** Whether single letters are shortcuts. */
	singleKeys: z.boolean(),
	/** The game of the last roster made. */
	lastSystem: Id
};

type Shapes = typeof choiceShapes;
export type Choices = { readonly [K in keyof Shapes]?: z.infer<Shapes[K]> | undefined };

export const choiceNames = Object.keys(choiceShapes) as readonly (keyof Choices)[];
