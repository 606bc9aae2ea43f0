import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { withLastLook } from '../../tools/last-look.js';

const kit = '<script>\n\t{ __sveltekit_1 = {} }</script>';
const page = `<meta content="script-src 'self' 'sha256-own'"><div>${kit}</div>`;

test('what shows the last look is let run, before the page begins', () => {
	const written = withLastLook(page);
	const [, code = ''] =
		/<div><script>([^]*?)<\/script><script>\s*\{ __sveltekit/.exec(written) ?? [];
	expect(() => new Script(code)).not.toThrow();
	const hash = createHash('sha256').update(code).digest('base64');
	expect(written).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-own'`);
	expect(written).toContain(kit);
});

test.each([
	['another policy', page.replace("'self'", "'none'")],
	['another beginning', page.replace('__sveltekit', 'kit')]
])('a page that is written otherwise stops the build: %s', (_, other) => {
	expect(() => withLastLook(other)).toThrow(/written otherwise/);
});
