/**
 * An inline script of every prerendered page. If the user presses a button before its script has loaded, the last such
 * press is repeated once React has hydrated the button. Forms are not sent before that, so no input is lost.
 */
export default function keepEarlyPresses(mark) {
  const buttons = new Set(document.querySelectorAll('button'));
  let pressed;

  const isHydrated = (button) => Object.keys(button).some((key) => key.startsWith(mark));

  function pressAgain() {
    const button = pressed;
    if (button.isConnected && !isHydrated(button)) return void setTimeout(pressAgain, 50);
    pressed = undefined;
    button.click();
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (!buttons.has(button) || isHydrated(button)) return;
      event.preventDefault();
      if (!pressed) setTimeout(pressAgain, 50);
      pressed = button;
    },
    true,
  );
}
