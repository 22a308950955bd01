/**
 * Stands in every prerendered page. A button that is pressed before its script has come is pressed again once React has
 * taken it over; the last one counts. A form is not sent without its script: what was typed stays.
 */
(function keepEarlyPresses() {
  const buttons = new Set(document.querySelectorAll('button'));
  let pressed;

  /** React marks the elements it has taken over. */
  const isTaken = (button) => Object.keys(button).some((key) => key.startsWith('__react'));

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
})();
