import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';
import { isHtml } from './kinds.ts';

test.each([
	['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
	['<div>One</div><div>Two<br>Three</div>', 'One\nTwo\nThree'],
	['<div>One<ul><li>Shield</li><li>Gr&uuml;&szlig;e</li></ul></div>', 'One\n  • Shield\n  • Grüße'],
	[
		'<table><tr><td>Pikes</td><td>90</td></tr><tr><td>Tower</td><td>100</td></tr></table>',
		'Pikes    90\nTower    100'
	],
	['<head><title>x</title><style>p{}</style></head><body>One&nbsp;two</body>', 'One two'],
	['One<!-- <p>no</p> --> two', 'One two'],
	[
		'<blockquote><div>Old</div><blockquote>Older</blockquote></blockquote>New',
		'> Old\n> > Older\nNew'
	],
	['<pre>One\n  Two</pre>', 'One\n  Two'],
	['a\n  b', 'a b'],
	['&#8226; &#x2022; &unknown; &#0;', '• • &unknown; \uFFFD'],
	['One < two', 'One'],
	['<script>if (a < b) "<p>no</p>"</script>Yes', 'Yes']
])('%s', (html, text) => {
	expect(htmlText(html)).toBe(text);
});

test('a page is told by its first tag', () => {
	expect(isHtml('\n<!DOCTYPE html><html>')).toBe(true);
	expect(isHtml('<html lang="en">')).toBe(true);
	expect(isHtml('<roster name="x">')).toBe(false);
	expect(isHtml('Tin Host <html>')).toBe(false);
});

test('a page of nothing but beginnings takes no longer than one of words', () => {
	const started = process.cpuUsage();
	htmlText('<a '.repeat(500_000));
	htmlText('<!--'.repeat(500_000));
	htmlText('<ul>'.repeat(200_000));
	const { user } = process.cpuUsage(started);
	expect(user / 1e6).toBeLessThan(5);
});
