import loadHighs from 'highs';
import { solvingWith, type Solve } from './highs.ts';

/**
 * Loads the solver.
 * @param wasm where its WebAssembly is: an address, or a path in Node
 */
export async function loadSolver(wasm?: string): Promise<Solve> {
	return solvingWith(await loadHighs(wasm === undefined ? {} : { locateFile: () => wasm }));
}
