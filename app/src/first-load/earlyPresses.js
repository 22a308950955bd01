/**
 * Stands in every prerendered page. A button that is pressed before its script has loaded is pressed again once React has
 * taken it over; the last press counts. A form is not sent without its script, so that what was typed stays.
 */
export default function keepEarlyPresses(mark) {
  const buttons = new Set(document.querySelectorAll('button'));
  let pressed;

  const isTaken = (button) => Object.keys(button).some((key) => key.startsWith(mark));

  function pressAgain() {
    const button = pressed;
    if (button.isConnected && !isTaken(button)) return void setTimeout(pressAgain, 50);
    pressed = undefined;
    button.click();
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (!buttons.has(button) || isTaken(button)) return;
      event.preventDefault();
      if (!pressed) setTimeout(pressAgain, 50);
      pressed = button;
    },
    true,
  );
}
