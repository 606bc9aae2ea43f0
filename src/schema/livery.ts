import * as z from 'zod';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** Two colours and a heraldic division, from which the army's shield is drawn. */
export const Livery = z.strictObject({
	colours: z.tuple([Colour, Colour]),
	division: z.enum([
		'per-pale',
		'per-fess',
		'per-bend',
		'per-bend-sinister',
		'per-saltire',
		'quarterly',
		'chevron',
		'pale',
		'fess',
		'bend',
		'saltire',
		'cross',
		'chief',
		'barry',
		'paly',
		'bordure'
	])
});
export type Livery = z.infer<typeof Livery>;
