/**
 * The blocks in the editor: their attributes as controls, and a preview as the page will show it. What each block has stands in
 * its block.json.
 */
(function (wp) {
  const { createElement, Fragment } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  const ServerSideRender = wp.serverSideRender;

  /**
   * The control of an attribute.
   *
   * @param {string}   name    Name of the attribute.
   * @param {Object}   about   Its entry in block.json.
   * @param {*}        value   Its value.
   * @param {Function} onChange Takes another value.
   */
  const control = (name, about, value, onChange) => {
    const label = about.label;
    if (about.type === 'boolean') {
      return createElement(ToggleControl, { key: name, label, checked: Boolean(value), onChange });
    }
    if (about.values) {
      const options = ['', ...about.values].map((one) => ({ value: one, label: one || '–' }));
      return createElement(SelectControl, { key: name, label, value: value || '', options, onChange });
    }
    return createElement(TextControl, { key: name, label, value: value || '', onChange });
  };

  Object.entries(window.udayaWidgetsBlocks || {}).forEach(([name, own]) => {
    wp.blocks.registerBlockType(name, {
      edit({ attributes, setAttributes }) {
        return createElement(
          Fragment,
          null,
          createElement(
            InspectorControls,
            null,
            createElement(
              PanelBody,
              null,
              Object.entries(own).map(([attribute, about]) =>
                control(attribute, about, attributes[attribute], (value) => setAttributes({ [attribute]: value })),
              ),
            ),
          ),
          createElement('div', useBlockProps(), createElement(ServerSideRender, { block: name, attributes })),
        );
      },
      save: () => null,
    });
  });
})(window.wp);
