// Whole games of Kelp, a person against a bot, from both sides.
import { expect, it } from 'vitest';
import { choices, playOn, startKelp } from './player';
import { base, person } from './world';

for (const side of ['Octopus', 'Shark'] as const) {
  it(`a game as the ${side}`, async () => {
    const page = await person();
    await startKelp(page, base(), side);
    await playOn([{ page, choose: choices(3) }]);
    const text = await page.locator('section.over').innerText();
    expect(text).toMatch(/You win!|You lost/);
    expect(text).toMatch(/KE-END-0\d/);
    expect(await page.getByRole('group', { name: 'Day side' }).isVisible()).toBe(true);
  });
}
