// Bundles the `muster` command into dist, so that it checks and prints with nothing but Node, `data` and what is there:
// muster.js, pdfmake.cjs (read when something is printed), highs.wasm (read when a list is completed), the fonts of the
// sheets and those for other scripts, and the licences of what is bundled.
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const { resolve } = createRequire(import.meta.url);
const fonts = '@expo-google-fonts/alegreya';
/** Its module is a file of its own, read when something is printed. */
const pdfmakeParts = 'pdfmake/parts.ts';

/** What an entry and all that it needs come to in one file, and the files that it is made of. */
async function bundled(entry, format) {
	const { output } = await build({
		root: path('..'),
		configFile: false,
		publicDir: false,
		logLevel: 'warn',
		ssr: { noExternal: true },
		build: {
			ssr: entry,
			target: 'node20',
			write: false,
			rolldownOptions: {
				external: (id) => id !== entry && id.endsWith(pdfmakeParts),
				output: {
					format,
					codeSplitting: false,
					paths: (id) => (id.endsWith(pdfmakeParts) ? './pdfmake.cjs' : id)
				}
			}
		}
	});
	return output[0];
}

/** Written beside and moved into place: a command that runs meanwhile never meets half a file. */
async function place(name, content) {
	const unfinished = path(`../dist/${name}.${process.pid}`);
	await writeFile(unfinished, content);
	await rename(unfinished, path(`../dist/${name}`));
}

/** The licence of each package that some of these files are of. */
async function licencesOf(files) {
	const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
	const texts = [...new Set(folders)].toSorted().map(async (folder) => {
		const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
		const names = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file));
		const licences = await Promise.all(names.map((file) => readFile(`${folder}/${file}`, 'utf8')));
		return [`${name} ${version} (${license})`, ...licences].join('\n\n');
	});
	return (await Promise.all(texts)).join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** Copies the slices of other scripts' fonts as they lie in their packages, and returns a file of each package. */
async function copyFallbackFonts() {
	const module = path('../src/paper/pdf/fallback/slice-files.ts');
	const { module: slices } = await runnerImport(module, { configFile: false, logLevel: 'warn' });
	const index = Object.entries(slices.readSliceIndex());
	for (const [family, files] of index) {
		await mkdir(path(`../dist/fonts/${family}/files`), { recursive: true });
		for (const file of [
			'unicode.json',
			...files.map((slice) => slice.file.replace(/^[^/]+\//, ''))
		]) {
			await copyFile(
				resolve(`@fontsource/${family}/${file}`),
				path(`../dist/fonts/${family}/${file}`)
			);
		}
	}
	return index.map(([family]) => resolve(`@fontsource/${family}/unicode.json`));
}

await mkdir(path('../dist/fonts'), { recursive: true });
const command = await bundled(path('../src/cli/main.ts'), 'es');
// Not a module: it asks for its own folder as scripts of Node do.
const pdfmake = await bundled(path(`../src/paper/pdf/${pdfmakeParts}`), 'cjs');
for (const face of ['400Regular', '700Bold']) {
	const file = `Alegreya_${face}.ttf`;
	await copyFile(resolve(`${fonts}/${face}/${file}`), path(`../dist/fonts/${file}`));
}
await copyFile(resolve('highs/runtime'), path('../dist/highs.wasm'));
const fallbacks = await copyFallbackFonts();
await place(
	'licences.txt',
	await licencesOf([...command.moduleIds, ...pdfmake.moduleIds, resolve(fonts), ...fallbacks])
);
await place('pdfmake.cjs', pdfmake.code);
await place('muster.js', command.code);
