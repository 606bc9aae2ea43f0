import { figureOr, type FigurePrice } from '../figures.ts';
import { words } from '../words.ts';
import { phrases } from './phrases.ts';

/** What things cost, and how that comes about. */
export const prices = words('prices', {
	perModel: (points: string): string => `${points} a model`,
	asModels: (count: number): string => (count === 1 ? 'as 1 model' : `as ${count} models`),
	insteadOf: 'in place of a model',
	ownArms: 'in place of a model, with its own arms',
	byBearer: (costs: readonly string[]): string => `${costs.join(' or ')}, by who has it`,
	/** "50 with 4+, 30 with 5+, 15 with 6+ or none" */
	byFigure: (all: readonly FigurePrice[]): string =>
		all
			.map(
				({ points, figures }) => `${points} with ${phrases.either(figures.map(figureOr('none')))}`
			)
			.join(', '),
	factors: (factors: readonly { readonly times: string; readonly name: string }[]): string =>
		phrases.list(factors.map(({ times, name }) => `× ${times} for ${name}`)),
	once: 'once'
});
