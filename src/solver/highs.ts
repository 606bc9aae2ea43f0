import loadHighs, { type Highs, type ModelData } from 'highs';
import type { Programme } from '../rules/base/programme.ts';

/** How a search ended. */
type Ended = 'optimal' | 'infeasible' | 'stopped';

/** The values of all columns. */
export type Values = readonly number[];

/** What was found, if anything. */
export interface Answer {
	readonly ended: Ended;
	readonly values?: Values;
}

/** What bounds a search: no clock, so that it ends alike everywhere. */
export interface SolveBounds {
	readonly nodes: number;
	/** Steps of the simplex method. */
	readonly iterations: number;
	readonly seed: number;
	/** Values to start from. */
	readonly start?: Values;
}

/** Solves a programme. */
export type Solve = (programme: Programme, bounds: SolveBounds) => Answer;

/** An answer that is no more than this from the best counts as best: a fifth of a thousandth of the points limit. */
const tolerance = 0.4;

/** Solves with HiGHS once it is loaded. */
export function solvingWith(highs: Highs): Solve {
	return (programme, { nodes, iterations, seed, start }) => {
		if (programme.isLost()) return { ended: 'infeasible' };
		// HiGHS refuses to look at a programme of nothing.
		if (programme.columns.length === 0) return { ended: 'optimal', values: [] };
		return highs.withModel(dataOf(highs, programme), (model): Answer => {
			model.options.set({
				output_flag: false,
				random_seed: seed,
				mip_max_nodes: nodes,
				mip_rel_gap: 0,
				mip_abs_gap: tolerance
			});
			if (start) model.setSolution({ colValue: Float64Array.from(start) });
			model.run({
				[highs.constants.callbackType.mipInterrupt]: (event) => {
					if (Number(event.data.mip_total_lp_iterations ?? 0) > iterations) event.interrupt();
				}
			});
			const status = model.getModelStatus();
			const { optimal, infeasible, unboundedOrInfeasible } = highs.constants.modelStatus;
			if (status === infeasible || status === unboundedOrInfeasible) return { ended: 'infeasible' };
			const { colValue } = model.getSolution();
			const isFound = model.info.get('primal_solution_status') === 2;
			return {
				ended: status === optimal ? 'optimal' : 'stopped',
				...(isFound && { values: [...colValue] })
			};
		});
	};
}

/** The programme row by row, as HiGHS takes it. */
function dataOf(highs: Highs, { columns, rows }: Programme): ModelData {
	const terms = rows.flatMap((row) => row.terms);
	const starts = [0];
	for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.terms.length);
	const { integer, continuous } = highs.constants.variableType;
	return {
		numCols: columns.length,
		numRows: rows.length,
		colCost: columns.map(({ cost }) => cost),
		colLower: columns.map(({ lower }) => lower),
		colUpper: columns.map(({ upper }) => upper),
		rowLower: rows.map(({ min }) => min),
		rowUpper: rows.map(({ max }) => max),
		integrality: columns.map(({ isWhole }) => (isWhole ? integer : continuous)),
		matrix: {
			format: 'csr',
			numRows: rows.length,
			numCols: columns.length,
			starts,
			indices: terms.map(([column]) => column),
			values: terms.map(([, times]) => times)
		}
	};
}

/**
 * Loads the solver.
 * @param wasm where its WebAssembly is: an address, or a path in Node
 */
export async function loadSolver(wasm?: string): Promise<Solve> {
	return solvingWith(await loadHighs(wasm === undefined ? {} : { locateFile: () => wasm }));
}
